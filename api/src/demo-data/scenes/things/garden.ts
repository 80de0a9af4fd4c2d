import { INK } from '../palette.ts';
import { area, at, circle, inked, line, rect, repeat, shadow, turned } from '../shapes.ts';

const { accent, accentSoft, g1, g2, g3, deep, paper, soft2 } = INK;

const leaf = (x: number, y: number, angle: number, scale: number, fill: string): string =>
  at(
    x,
    y,
    scale,
    turned(0, 0, angle, area('M0 0C-4-30 14-50 52-52 54-18 34 4 0 0z', fill), line('M4-4L34-34')),
  );

const sprout = (x: number, y: number): string =>
  turned(x, y, 0, line('M0 0v-56'), leaf(0, -30, 0, 0.8, g1), leaf(0, -18, -90, 0.7, g1));

/** A box of slats with a heap of peels and leaves. */
const compost =
  shadow(0, 0, 440) +
  area('M-170-210q40-74 110-66 60-40 120 4 70-6 110 62z', g3) +
  turned(
    -84,
    -268,
    0,
    area('M0 0c-26-4-34-30-24-46 12-10 22 0 26 4 6-8 20-10 28 0 10 18-4 42-30 42z', accent),
    line('M2-42q0-12 10-16'),
  ) +
  turned(24, -284, 24, area('M-40 0q40-40 80 0-40 22-80 0z', accentSoft), line('M-20-2q20-12 40 0')) +
  leaf(80, -250, 20, 0.9, g1) +
  leaf(-140, -226, -30, 0.8, g1) +
  repeat(4, (index) => rect(-190, -214 + index * 52, 380, 44, [accentSoft, accent][index % 2] as string, 5)) +
  rect(-206, -236, 30, 236, g2, 5) +
  rect(176, -236, 30, 236, g2, 5) +
  rect(-56, -156, 112, 92, paper, 10) +
  leaf(-22, -84, 0, 0.94, g1);

/** A drum for used oil, bottles before it. */
const oil =
  shadow(0, 0, 380) +
  rect(-40, -280, 210, 274, g2, 18) +
  line('M-40-190h210M-40-96h210') +
  rect(-54, -304, 238, 34, g3, 12) +
  area('M32-304q4-34 34-34t34 34z', deep) +
  circle(65, -143, 62, paper) +
  area('M65-190c24 32 34 46 34 62a34 34 0 0 1-68 0c0-16 10-30 34-62z', accent) +
  repeat(2, (index) =>
    turned(
      -136 + index * 62,
      0,
      0,
      area('M-24 0v-84c0-16 14-18 14-36v-24h20v24c0 18 14 20 14 36V0z', accent),
      rect(-14, -160, 28, 16, g3, 3),
      rect(-24, -60, 48, 32, paper),
    ),
  );

const bed = (x: number): string => area(`M${x - 84} 0c6-34 50-46 84-46s78 12 84 46z`, g3);

const trunkOf = (height: number): string =>
  area(`M-9 0l4-${height}h10L9 0z`, accentSoft) + line(`M34 0v-${height * 0.72}M4-${height * 0.5}h30`);

const crown = (y: number, size: number, fill: string): string =>
  at(
    0,
    y,
    size,
    area(
      'M0-92c32-20 72 4 68 44 36 20 32 68-4 80-12 32-52 32-68 12-16 24-60 16-68-16-36-8-36-60 0-76-4-36 36-64 72-44z',
      fill,
    ),
    line('M0 44v-60m0 28l24-22m-24 40l-26-22'),
  );

const tree = (fruit: string): string =>
  shadow(0, 0, 190) + trunkOf(200) + crown(-226, 1, g1) + fruit + bed(0);

const youngTree = tree('');
const apple = tree(
  [
    [-34, -250],
    [30, -278],
    [40, -206],
    [-8, -206],
    [-46, -196],
  ]
    .map(([x, y]) => circle(x as number, y as number, 12, accent))
    .join(''),
);
const jacaranda = tree(
  [
    [-40, -262],
    [0, -296],
    [42, -262],
    [52, -210],
    [4, -246],
    [-50, -204],
    [-6, -196],
  ]
    .map(([x, y]) => circle(x as number, y as number, 13, paper))
    .join(''),
);
const birch =
  shadow(0, 0, 180) +
  area('M-11 0l5-260H6l5 260z', paper) +
  line('M-8-60h8M2-110h6M-6-150h6M34 0v-150M4-110h30') +
  area('M0-360c40 40 56 110 44 160-8 30-26 40-44 40s-36-10-44-40c-12-50 4-120 44-160z', g1) +
  line('M0-160v-130m0 60l20-22m-20 52l-20-22') +
  bed(0);

/** Sacks of a cleanup. */
const sack = (x: number, fill: string, scale: number): string =>
  at(
    x,
    0,
    scale,
    area('M-34-170c-54 40-76 120-62 170h192c14-50-8-130-62-170z', fill),
    area('M-34-170c-10-22-24-26-40-26 18-16 46-10 60 0l14-18 14 18c14-10 42-16 60 0-16 0-30 4-40 26z', fill),
    line('M-38-172h76'),
    leaf(-26, -40, 0, 1.2, fill === g1 ? paper : g1),
  );

const sacks = shadow(0, 0, 480) + sack(-140, g1, 0.9) + sack(136, accent, 0.86) + sack(0, paper, 1.1);

const plants =
  shadow(0, 0, 420) +
  sprout(-120, -90) +
  sprout(-40, -90) +
  sprout(40, -90) +
  sprout(120, -90) +
  rect(-170, -100, 340, 96, accentSoft, 8) +
  line('M-170-54h340');

/** A ditch with water along the street. */
const ditch =
  rect(-660, -30, 1320, 44, soft2) +
  repeat(9, (index) => line(`M${-520 + index * 130} ${-14 + (index % 2) * 12}q16-10 32 0t32 0`));

const skis =
  inked('#93c3b2', line('M-960 18h1400M-960 34h1400')) +
  turned(-24, 0, -8, rect(-9, -330, 18, 326, accent, 9)) +
  turned(20, 0, 6, rect(-9, -330, 18, 326, g1, 9)) +
  line('M70 0l24-280M62-28h18') +
  area('M-110 0q20-34 110-34t120 34z', paper);

export const GARDEN = {
  compost,
  oil,
  tree: youngTree,
  'apple-tree': apple,
  jacaranda,
  birch,
  sacks,
  plants,
  ditch,
  skis,
} as const;
