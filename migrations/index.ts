import * as migration_20261127_000000_baseline from './20261127_000000_baseline';
import * as migration_20261128_023637_documents_not_emptied from './20261128_023637_documents_not_emptied';
import * as migration_20261128_025000_brand_keys from './20261128_025000_brand_keys';
import * as migration_20261128_135025_exact_unit_prices from './20261128_135025_exact_unit_prices';
import * as migration_20261128_180052_brochure_ocr from './20261128_180052_brochure_ocr';
import * as migration_20261128_221521_multi_buy from './20261128_221521_multi_buy';
import * as migration_20261129_083306_counts from './20261129_083306_counts';
import * as migration_20261129_083500_wider_ids from './20261129_083500_wider_ids';
import * as migration_20261129_160149_brochure_towns from './20261129_160149_brochure_towns';
import * as migration_20261129_163514_days_from from './20261129_163514_days_from';
import * as migration_20261129_231100_sizes_of_charts from './20261129_231100_sizes_of_charts';
import * as migration_20261130_031500_indexes_of_the_shop from './20261130_031500_indexes_of_the_shop';

export const migrations = [
  {
    up: migration_20261127_000000_baseline.up,
    down: migration_20261127_000000_baseline.down,
    name: '20261127_000000_baseline',
  },
  {
    up: migration_20261128_023637_documents_not_emptied.up,
    down: migration_20261128_023637_documents_not_emptied.down,
    name: '20261128_023637_documents_not_emptied',
  },
  {
    up: migration_20261128_025000_brand_keys.up,
    down: migration_20261128_025000_brand_keys.down,
    name: '20261128_025000_brand_keys',
  },
  {
    up: migration_20261128_135025_exact_unit_prices.up,
    down: migration_20261128_135025_exact_unit_prices.down,
    name: '20261128_135025_exact_unit_prices',
  },
  {
    up: migration_20261128_180052_brochure_ocr.up,
    down: migration_20261128_180052_brochure_ocr.down,
    name: '20261128_180052_brochure_ocr',
  },
  {
    up: migration_20261128_221521_multi_buy.up,
    down: migration_20261128_221521_multi_buy.down,
    name: '20261128_221521_multi_buy',
  },
  {
    up: migration_20261129_083306_counts.up,
    down: migration_20261129_083306_counts.down,
    name: '20261129_083306_counts',
  },
  {
    up: migration_20261129_083500_wider_ids.up,
    down: migration_20261129_083500_wider_ids.down,
    name: '20261129_083500_wider_ids',
  },
  {
    up: migration_20261129_160149_brochure_towns.up,
    down: migration_20261129_160149_brochure_towns.down,
    name: '20261129_160149_brochure_towns',
  },
  {
    up: migration_20261129_163514_days_from.up,
    down: migration_20261129_163514_days_from.down,
    name: '20261129_163514_days_from',
  },
  {
    up: migration_20261129_231100_sizes_of_charts.up,
    down: migration_20261129_231100_sizes_of_charts.down,
    name: '20261129_231100_sizes_of_charts',
  },
  {
    up: migration_20261130_031500_indexes_of_the_shop.up,
    down: migration_20261130_031500_indexes_of_the_shop.down,
    name: '20261130_031500_indexes_of_the_shop'
  },
];
