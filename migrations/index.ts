import * as migration_20261127_000000_baseline from './20261127_000000_baseline';
import * as migration_20261128_023637_documents_not_emptied from './20261128_023637_documents_not_emptied';

export const migrations = [
  {
    up: migration_20261127_000000_baseline.up,
    down: migration_20261127_000000_baseline.down,
    name: '20261127_000000_baseline',
  },
  {
    up: migration_20261128_023637_documents_not_emptied.up,
    down: migration_20261128_023637_documents_not_emptied.down,
    name: '20261128_023637_documents_not_emptied'
  },
];
