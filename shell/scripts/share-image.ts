import satori from 'satori';
import sharp from 'sharp';
import { COLOURS } from './colours.ts';
import { ONEST, ONEST_FAMILY } from './onest.ts';
import { plainDrawing } from './plain-drawing.ts';

const WIDTH = 1200;
const HEIGHT = 600;
/** The part of the hero's scene that stands beside the text. */
const SCENE = { scale: 0.92, width: 672 };

const element = (style: Record<string, unknown>, children: unknown) => ({
  type: 'div',
  key: null,
  props: { style, children },
});

/** Name and slogan as outlines, so that no font is asked for when the picture is drawn. */
function words(brand: string, slogan: string): Promise<string> {
  const column = {
    display: 'flex',
    flexDirection: 'column',
    width: 450,
    height: HEIGHT,
    padding: '72px 0 72px 72px',
    fontFamily: ONEST_FAMILY,
    color: COLOURS.onDeep,
  };
  const name = { marginTop: 116, fontSize: 64, fontWeight: 700, letterSpacing: -1.5, lineHeight: 1.05 };
  const line = { marginTop: 22, fontSize: 35, fontWeight: 500, lineHeight: 1.28 };
  return satori(element(column, [element(name, brand), element(line, slogan)]), {
    width: WIDTH,
    height: HEIGHT,
    fonts: ONEST,
  });
}

/** The mark in the colours that it has on brand-deep. */
const mark = (): Buffer =>
  Buffer.from(
    plainDrawing('logo/mark.svg')
      .toString()
      .replace(/#37927b/g, COLOURS.onDeep)
      .replace('width="40" height="40"', 'width="100" height="100"'),
  );

/** Lets the scene begin softly beside the words. */
const fade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE.width}" height="${HEIGHT}"><linearGradient id="f"><stop stop-color="${COLOURS.brandDeep}"/><stop offset=".22" stop-color="${COLOURS.brandDeep}" stop-opacity="0"/></linearGradient><rect width="${SCENE.width}" height="${HEIGHT}" fill="url(#f)"/></svg>`,
);

async function scene(): Promise<Buffer> {
  const whole = sharp(plainDrawing('drawings/hero.svg'), { density: 72 * SCENE.scale * 2 });
  const sized = await whole
    .resize({ width: Math.round(1280 * SCENE.scale) })
    .png()
    .toBuffer();
  const { width = 0, height = 0 } = await sharp(sized).metadata();
  return sharp(sized)
    .extract({ left: width - SCENE.width, top: height - HEIGHT, width: SCENE.width, height: HEIGHT })
    .composite([{ input: fade }])
    .png()
    .toBuffer();
}

/** The picture of a link to the portal, 1200 by 600. */
export async function shareImage(brand: string, slogan: string): Promise<Buffer> {
  const ground = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: COLOURS.brandDeep };
  return sharp({ create: ground })
    .composite([
      { input: await scene(), left: WIDTH - SCENE.width, top: 0 },
      { input: mark(), left: 66, top: 64 },
      { input: Buffer.from(await words(brand, slogan)), left: 0, top: 0 },
    ])
    .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
