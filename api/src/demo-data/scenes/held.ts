import { INK } from './palette.ts';
import { area, circle, dot, line, rect, repeat, turned } from './shapes.ts';

const { accent, accentSoft, g1, g2, g3, deep, paper, soft2 } = INK;

/** A bottle that stands, its bottom at the place. */
export const bottle = (x: number, y: number, fill: string): string =>
  turned(
    x,
    y,
    0,
    area('M-16 0v-58c0-12 9-14 9-26v-20H7v20c0 12 9 14 9 26V0z', fill),
    rect(-10, -116, 20, 12, g3, 3),
    rect(-16, -46, 32, 22, paper),
  );

/** A bottle of plastic: waisted, with a broad cap. */
export const plasticBottle = (x: number, y: number, fill: string): string =>
  turned(
    x,
    y,
    0,
    area('M-17 0v-24q8-8 0-16v-20c0-14 10-14 10-24H7c0 10 10 10 10 24v20q-8 8 0 16V0z', fill),
    rect(-11, -96, 22, 12, accent, 3),
    line('M-17-58h34'),
  );

export const jar = (x: number, y: number, fill: string): string =>
  turned(
    x,
    y,
    0,
    area('M-24 0q-6 0-6-8v-42q0-10 8-14h44q8 4 8 14v42q0 8-6 8z', fill),
    rect(-25, -78, 50, 14, accent, 4),
    line('M-14-46v20'),
  );

export const can = (x: number, y: number, fill: string): string =>
  turned(
    x,
    y,
    0,
    rect(-19, -64, 38, 64, fill, 6),
    line('M-19-54h38M-19-12h38'),
    rect(-19, -44, 38, 20, paper),
  );

export const battery = (x: number, y: number, fill: string, angle = 0): string =>
  turned(x, y, angle, rect(-7, -58, 14, 10, g3, 2), rect(-14, -50, 28, 50, fill, 6), line('M-14-34h28'));

export const bulb = (x: number, y: number, angle = 0): string =>
  turned(
    x,
    y,
    angle,
    area('M-14-26c0-14-16-22-16-42a30 30 0 0 1 60 0c0 20-16 28-16 42z', accentSoft),
    line('M-8-60l8 8 8-8M0-52v26'),
    rect(-13, -26, 26, 24, paper, 4),
    line('M-13-14h26'),
  );

/** A bundle of paper, tied. */
export const bundle = (x: number, y: number, width: number, layers: number): string =>
  turned(
    x,
    y,
    0,
    repeat(layers, (index) =>
      rect(
        -width / 2 + ((index * 7) % 3) * 3 - 3,
        -18 * (index + 1),
        width,
        18,
        [paper, soft2, paper, accentSoft][index % 4] as string,
        5,
      ),
    ),
    line(`M0 0v${-18 * layers}`),
    area(`M0 ${-18 * layers}c-10-20-34-16-28-4 4 8 20 8 28 4zm0 0c10-20 34-16 28-4-4 8-20 8-28 4z`, g1),
  );

/** What one holds: drawn about the hand. */
export const HELD = {
  bottle: bottle(0, 34, g1),
  'plastic-bottle': plasticBottle(0, 34, soft2),
  jar: jar(0, 28, soft2),
  can: can(0, 30, g1),
  battery: battery(0, 22, accent),
  bulb: bulb(0, -2),
  'net-bag':
    line('M0 0l-12 30M0 0l12 30') +
    bottle(-14, 90, g1) +
    bottle(16, 92, accent) +
    area('M-34 44c-12 40-6 72 34 76 40-4 46-36 34-76q-34 14-68 0z', '#ffffff99') +
    line('M-40 66l58 52M-42 88l36 30M-26 48l60 52M40 66l-58 52M42 88L6 118M26 48l-60 52'),
  tote:
    line('M0 0l-18 42M0 0l18 42') +
    area('M-42 40h84l8 92h-100z', accent) +
    area('M-8 92c-2-18 8-28 26-28 0 18-10 30-26 28z', g1),
  bag: line('M0 0l-18 42M0 0l18 42') + area('M-40 40h80l6 88h-92z', paper) + line('M-16 76h32M-16 94h22'),
  box:
    rect(-14, -66, 84, 76, accentSoft) +
    line('M28-66v22M-14-44h84') +
    area('M-14-66l14-20h84l-14 20z', paper),
  'box-of-clothes':
    area('M-6-66c0-20 14-30 24-24 8-12 26-8 30 2 12-4 18 8 14 22z', g1) +
    rect(-14, -66, 84, 76, accentSoft) +
    line('M-14-46h84'),
  bundle: bundle(28, 12, 92, 4),
  books:
    rect(-18, -8, 92, 20, g2, 3) +
    rect(-12, -28, 84, 20, accent, 3) +
    rect(-16, -48, 86, 20, paper, 3) +
    line('M0-38h24M2-18h18M0 2h24'),
  cardboard: area('M-20-76l92-10 10 84-92 10z', accentSoft) + line('M26-81l10 84M0-60l14-2'),
  phone: rect(-15, -52, 30, 56, deep, 6) + rect(-9, -44, 18, 34, soft2, 2),
  kettle:
    area('M-14 8l8-58h54l8 58z', g1) +
    line('M-4-50c4-34 46-34 50 0M54-30q18-2 22-18') +
    dot(21, -58, 5, deep),
  toaster: rect(-18, -50, 92, 58, paper, 12) + line('M0-50v-12h16v12M34-50v-12h16v12M60-26v14'),
  tyre: circle(28, -10, 54, deep) + circle(28, -10, 28, soft2) + circle(28, -10, 14, paper),
  chair:
    line('M-2-24l-10 96M66-24l10 96M8-24v74M56-24v74') +
    area('M0-128h64l6 104H-6z', accentSoft) +
    rect(14, -106, 36, 44, paper, 6) +
    rect(-18, -44, 100, 24, accent, 6),
  oil:
    area('M-18 40v-62c0-12 10-14 10-26v-18h16v18c0 12 10 14 10 26v62z', accent) +
    rect(-11, -78, 22, 12, g3, 3) +
    rect(-18, -10, 36, 26, paper),
  compost:
    area('M-16-50h88l-10 64H-6z', g1) +
    area('M-14-50c6-20 22-22 28-10 8-14 28-10 30 0 12-6 24 0 24 10z', accentSoft) +
    line('M30-60q4-16 16-16'),
  cap: circle(0, -6, 14, accent),
  toothbrush: turned(0, 10, 14, rect(-5, -70, 10, 78, g1, 5), rect(-11, -92, 22, 24, paper, 3)),
  pills: rect(-34, -40, 68, 48, accentSoft, 5) + line('M0-28v24M-12-16h24'),
  paint:
    rect(-26, 6, 52, 56, paper, 4) +
    line('M-26 6q26-28 52 0') +
    area('M-26 22h52v20q-8 10-14 0-8 12-16-2-10 12-22 0z', accent),
  shirt: area('M-30-26l22-14q12 12 26 0l22 14 10 22-18 8v56h-54V4l-18-8z', accent),
  dress: area('M-18-50q14 14 28 0l6 34 26 76h-92l26-76z', g1),
  coat: area('M-24-50q16 12 34 0l18 12v110h-70V-38z', g1) + line('M-7-44v116'),
  sapling:
    line('M0 26v-76') +
    area('M0-16c-28 4-36-18-34-30 22-2 34 10 34 30zM0-30c4-26 22-36 42-32 0 22-16 36-42 32z', g1) +
    area('M-20 20h40l-6 42h-28z', accent),
  'watering-can':
    area('M-10 60l6-52h58l6 52z', accent) +
    line('M58 24l40-24M-2 8c4-28 48-28 52 0') +
    area('M92-8l16 16 8-12-14-14z', accentSoft) +
    line('M112 16l4 16M102 22l2 16'),
  rake: line(
    'M-28-30l196 210M146 204l46-46M146 204l12 10M158 192l14 10M170 180l14 12M182 168l12 12M192 158l12 12',
  ),
  shovel:
    line('M-28-30l160 172M-42-20l24-24') + area('M118 146l28-26c28 14 38 38 36 66-28-2-48-16-64-40z', paper),
  picker: line('M-6-8l150 160M144 152l-8 22M144 152l22-6') + line('M-18 2l20-20'),
  sack:
    line('M0 0l-4 14') +
    area('M-20 14c-30 24-40 60-30 92h92c10-32 0-68-30-92z', paper) +
    area('M-20 14c-8-10-12-12-20-12 12-8 26-4 36 2 10-8 22-8 30-2-8 2-10 4-14 12z', paper) +
    area('M-10 84c-2-18 8-28 28-28 0 18-12 30-28 28z', g1),
  board:
    rect(-14, -78, 84, 92, paper, 4) + line('M0-54h52M0-36h52M0-18h30') + rect(12, -88, 32, 14, accent, 3),
  wrench: turned(0, 0, 40, area('M-7 20v-64q-14-10-8-26l10 10h10l10-10q6 16-8 26v64z', soft2)),
} as const satisfies Record<string, string>;

/** A name of what one holds. */
export type HeldName = keyof typeof HELD;
