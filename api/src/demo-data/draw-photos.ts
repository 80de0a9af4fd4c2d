import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { PHOTO_FILES } from './photo-files.ts';
import { SCENE_PHOTOS, SCENES } from './scenes/catalogue.ts';
import { composeScene, type Scene } from './scenes/compose.ts';

// Run by `npm run photos:draw`: writes the photos of the demo data anew, which are committed.

const THUMBNAIL_WIDTH = 480;
const WEBP = { quality: 40, effort: 6 };

async function drawScene(scene: Scene): Promise<void> {
  const row = SCENE_PHOTOS.find(({ id }) => id === scene.id);
  if (!row) throw new Error(`scene ${scene.id} is not in the catalogue`);
  const picture = sharp(
    await sharp(Buffer.from(composeScene(scene)))
      .flatten()
      .png()
      .toBuffer(),
  );
  await picture
    .clone()
    .webp(WEBP)
    .toFile(join(PHOTO_FILES, basename(row.path)));
  await picture
    .clone()
    .resize(THUMBNAIL_WIDTH)
    .webp(WEBP)
    .toFile(join(PHOTO_FILES, basename(row.thumbnail_path)));
}

mkdirSync(PHOTO_FILES, { recursive: true });
for (const file of readdirSync(PHOTO_FILES)) rmSync(join(PHOTO_FILES, file));
for (const scene of SCENES) await drawScene(scene);
