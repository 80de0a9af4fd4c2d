import { bottle, can, jar, plasticBottle } from '../held.ts';
import { INK } from '../palette.ts';
import { area, at, circle, inked, line, rect, recyclingMark, repeat, shadow, turned } from '../shapes.ts';

const { accent, accentSoft, g1, g2, g3, deep, paper, soft2 } = INK;

const SIGNS = {
  paper: area('M-24-34h32l18 18v50h-50z', paper) + line('M8-34v18h18M-12-2h26M-12 14h18'),
  plastic: turned(0, 42, 0, plasticBottle(0, 0, soft2)),
  glass: turned(0, 48, 0, bottle(0, 0, paper)),
  metal: can(0, 32, soft2),
  mixed: recyclingMark(0, 6, 62),
} as const;

type Sign = keyof typeof SIGNS;

const bin = (x: number, fill: string, sign: Sign): string =>
  turned(
    x,
    0,
    0,
    circle(-48, -14, 15, paper),
    circle(48, -14, 15, paper),
    area('M-76-214H76l-10 192q-1 8-10 8H-56q-9 0-10-8z', fill),
    area('M-90-214c0-40 22-58 58-58H32c36 0 58 18 58 58z', g3),
    rect(-38, -250, 76, 16, deep, 8),
    turned(0, -112, 0, SIGNS[sign]),
  );

/** The colours that rules of points speak of: yellow for plastic, green for glass. */
const FILL: Readonly<Record<Sign, string>> = { plastic: accent, paper, glass: g2, metal: g1, mixed: g1 };

/** A row of containers for these, a step apart. */
const row = (bins: readonly (readonly [Sign, string?])[]): string => {
  const step = 196;
  return (
    shadow(0, 0, step * bins.length) +
    bins
      .map(([sign, fill = FILL[sign]], index) => bin((index - (bins.length - 1) / 2) * step, fill, sign))
      .join('')
  );
};

const bell =
  shadow(0, 0, 320) +
  area('M-150 0c-10-190 40-316 150-316S160-190 150 0z', g2) +
  line('M-150-30h300') +
  circle(-62, -214, 26, deep) +
  circle(62, -214, 26, deep) +
  rect(-20, -338, 40, 24, g3, 6) +
  line('M-14-338q14-36 28 0') +
  rect(-62, -152, 124, 92, paper, 10) +
  turned(-22, -68, 0, at(0, 0, 0.64, bottle(0, 0, g1))) +
  turned(24, -68, 0, at(0, 0, 0.74, jar(0, 0, accentSoft)));

/** A cage of mesh, full of plastic bottles. */
const cage =
  shadow(0, 0, 420) +
  rect(-190, -300, 380, 288, '#ffffffaa', 6) +
  repeat(18, (index) => {
    const [column, level] = [index % 6, Math.floor(index / 6)];
    const fill = [soft2, g1, paper, soft2, accentSoft][(index * 2) % 5] as string;
    return turned(
      -152 + column * 61 + (level % 2) * 8,
      -16 - level * 88,
      ((index * 31) % 17) - 8,
      plasticBottle(0, 0, fill),
    );
  }) +
  inked(
    '#37927b',
    repeat(4, (index) => line(`M${-114 + index * 76} -300v288`)),
    line('M-190-204h380M-190-108h380'),
  ) +
  rect(-190, -300, 380, 288, 'none', 6) +
  rect(-204, -324, 408, 28, g3, 8) +
  rect(-60, -182, 120, 104, accent, 10) +
  turned(0, -92, 0, at(0, 0, 0.84, plasticBottle(0, 0, paper))) +
  line('M-176-10v10M176-10v10');

const clothesBank =
  shadow(0, 0, 300) +
  rect(-130, -350, 260, 344, g2, 18) +
  rect(-140, -372, 280, 40, g3, 14) +
  rect(-92, -308, 184, 54, deep, 10) +
  line('M-92-270h184') +
  rect(-86, -228, 172, 190, paper, 12) +
  line('M0-196v-6c0-10 14-8 12-18-2-8-14-8-16 0') +
  line('M-44-176L0-198l44 22') +
  area('M-26-182q26 20 52 0l34 22-14 32-16-8v70h-60v-70l-16 8-14-32z', accent) +
  line('M-110-6v6M110-6v6');

const shoe = (x: number, y: number, fill: string): string =>
  turned(
    x,
    y,
    0,
    area('M-38-4v-42q16 10 30-4l26 26q24 2 26 20z', fill),
    line('M-42-4h90M-4-44l-8 9M6-34l-8 9'),
  );

/** Racks with shoes in pairs. */
const shoes =
  shadow(0, 0, 460) +
  rect(-210, -310, 18, 310, g3, 4) +
  rect(192, -310, 18, 310, g3, 4) +
  [-222, -120, -18]
    .map(
      (y, level) =>
        rect(-214, y, 428, 18, accentSoft, 4) +
        repeat(2, (index) => {
          const fill = [accent, g1, paper, g2, g1, accent][level * 2 + index] as string;
          return shoe(-136 + index * 180, y, fill) + shoe(-58 + index * 180, y, fill);
        }),
    )
    .join('');

export const CONTAINERS = {
  containers: row([
    ['mixed', accent],
    ['mixed', g1],
    ['mixed', paper],
  ]),
  'sorted-containers': row([['plastic'], ['paper'], ['glass']]),
  bell,
  cage,
  'clothes-bank': clothesBank,
  shoes,
} as const;
