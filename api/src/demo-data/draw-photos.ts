import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { SCENE_PHOTOS, SCENES } from './scenes/catalogue.ts';
import { composeScene, SCENE_SIZE, type Scene } from './scenes/compose.ts';

const THUMBNAIL_WIDTH = 480;
const WEBP = { quality: 80, effort: 3 };

/** Writes a scene's two sizes; a file appears only when it is whole. */
export async function drawScene(scene: Scene, folder: string): Promise<void> {
  const row = SCENE_PHOTOS.find(({ id }) => id === scene.id);
  if (!row) throw new Error(`scene ${scene.id} is not in the catalogue`);
  const [full, small] = [join(folder, row.path), join(folder, row.thumbnail_path)];
  if (existsSync(full) && existsSync(small)) return;
  mkdirSync(dirname(full), { recursive: true });
  const raster = await sharp(Buffer.from(composeScene(scene)))
    .flatten()
    .raw()
    .toBuffer();
  const picture = sharp(raster, { raw: { ...SCENE_SIZE, channels: 3 } });
  // Two processes may draw the same scene.
  const part = `.${process.pid}.part`;
  await picture
    .clone()
    .resize(THUMBNAIL_WIDTH)
    .webp(WEBP)
    .toFile(small + part);
  await picture
    .clone()
    .webp(WEBP)
    .toFile(full + part);
  renameSync(small + part, small);
  renameSync(full + part, full);
}

/** Draws every scene that the folder lacks. */
export async function drawScenes(folder: string): Promise<void> {
  const waiting = [...SCENES];
  const draw = async () => {
    for (let scene = waiting.shift(); scene; scene = waiting.shift()) await drawScene(scene, folder);
  };
  await Promise.all(cpus().map(draw));
}
