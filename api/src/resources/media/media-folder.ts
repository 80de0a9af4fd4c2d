import { join } from 'node:path';

/** The folder of photos below the data folder. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');
