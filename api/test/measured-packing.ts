/** Packs a file in a process of its own (`--expose-gc FILE FOLDER`) and prints what memory that took, as JSON. */
import { packBasemap } from '../src/basemap/packing/pack-basemap.ts';

const [, , file = '', folder = ''] = process.argv;

let most = 0;

/** What is still needed once everything else is swept. */
function sweep(): void {
  globalThis.gc?.();
  const { heapUsed } = process.memoryUsage();
  most = Math.max(most, heapUsed);
}

const result = await packBasemap({ files: [file], folder, onProgress: sweep });
sweep();
const tiles = result.kind === 'packed' ? result.report.tiles : 0;
process.stdout.write(JSON.stringify({ tiles, kept: most, peak: process.resourceUsage().maxRSS * 1024 }));
