export const cacheChannel = 'broshura_cache'
