import { bottle, bulb, bundle, can, jar, plasticBottle } from '../held.ts';
import { INK } from '../palette.ts';
import { area, at, circle, line, rect, recyclingMark, repeat, shadow, turned } from '../shapes.ts';

const { accent, accentSoft, g1, g2, g3, deep, paper, soft2 } = INK;

const hanger = line('M0 0v-8c0-10 12-8 10-16-2-8-14-6-14 2M-40 22L0 0l40 22');

const GARMENTS = {
  shirt: (fill: string) => area('M-22 16q22 18 44 0l34 20-14 34-18-8v92h-48V62l-18 8-14-34z', fill),
  dress: (fill: string) => area('M-22 16q22 22 44 0l4 50 30 120h-112l30-120z', fill) + line('M-26 66h52'),
  coat: (fill: string) =>
    area('M-24 16q24 18 48 0l34 18 8 116-24 2-6-70v120h-72V82l-6 70-24-2 8-116z', fill) +
    line('M0 24v178M-22 130h12M12 130h12'),
  trousers: (fill: string) => area('M-28 14h56l8 176H6L0 60l-6 130h-30z', fill) + line('M-28 34h56'),
  scarf: (fill: string) =>
    area('M-26 14h22v150h-22zM2 14h22v120H2z', fill) + line('M-26 140h22M2 112h22M-20 164v14M-10 164v14'),
} as const;

type Garment = keyof typeof GARMENTS;

const rail = (garments: readonly (readonly [Garment, string])[]): string =>
  shadow(0, 0, 560) +
  line('M-250 0v-330M250 0v-330M-290 0h80M210 0h80M-262-330h524') +
  garments
    .map(([name, fill], index) =>
      turned(-192 + (index * 384) / (garments.length - 1), -308, 0, GARMENTS[name](fill), hanger),
    )
    .join('') +
  rect(-90, -60, 180, 60, accentSoft, 6) +
  line('M-90-34h180') +
  area('M-70-60c4-26 30-34 46-20 12-20 44-18 50 2 20-6 32 4 34 18z', g1);

const clothesRail = rail([
  ['shirt', g1],
  ['dress', accent],
  ['trousers', paper],
  ['shirt', g2],
]);

const winterRail = rail([
  ['coat', g2],
  ['scarf', accent],
  ['coat', paper],
  ['coat', g1],
]);

const bench = (width: number, top = accent): string =>
  rect(-width / 2, -190, width, 24, top, 6) +
  line(`M${-width / 2 + 30}-166V0M${width / 2 - 30}-166V0M${-width / 2 + 30}-60h${width - 60}`);

/** A bicycle on a stand. */
const wheel = (x: number, y: number): string =>
  circle(x, y, 84, 'none') +
  circle(x, y, 70, 'none') +
  circle(x, y, 10, accent) +
  repeat(8, (index) => turned(x, y, index * 45, line('M0-11v-58')));

const bicycle =
  shadow(0, 0, 480) +
  line('M-60 0h120M0 0v-150') +
  turned(
    0,
    -70,
    0,
    wheel(-150, -70),
    wheel(150, -70),
    `<g stroke-width="15"><path d="M-150-70l70-110h160l-80 110zM-80-180L0-70M66-206L150-70"/></g><g stroke="${accent}" stroke-width="5"><path d="M-150-70l70-110h160l-80 110zM-80-180L0-70M66-206L150-70"/></g>`,
    line('M-92-198h24M-80-180v-18'),
    area('M-118-208q36-14 70 0l-8 12h-52z', g3),
    line('M66-206l-8-24h34q18 4 18 20'),
    circle(0, -70, 24, paper),
    line('M0-70l22 30M14-38h18'),
  ) +
  rect(196, -60, 104, 60, g2, 8) +
  line('M196-34h104M226-60v-16h44v16');

const sewing =
  shadow(0, 0, 560) +
  rect(-196, -214, 170, 24, g3, 6) +
  area('M-186-214v-40h34v-46h70v-20h40q16 0 16 16v90h-24v-56h-84v56z', paper) +
  line('M-38-252v38M-150-300v-22M-160-322h20M-96-260h26') +
  circle(-170, -270, 16, accent) +
  area('M-26-190q60-46 120-10 60-20 90 10z', g2) +
  line('M30-206l30 6M70-208l20 6') +
  turned(206, -190, 0, area('M-44-96h88l8 96h-104z', g1), line('M-22-96c0-44 44-44 44 0M-24-52h48v30h-48z')) +
  bench(560);

/** Two buckets for a compost at home, earth and peels. */
const compostAtHome =
  shadow(0, 0, 520) +
  turned(
    -130,
    -190,
    0,
    area('M-70-20h140l-14 20h-112z', accentSoft),
    area('M-62-20c6-34 40-44 62-26 24-20 62-6 62 26z', g3),
  ) +
  turned(
    40,
    -190,
    0,
    area('M-56-120h112l-10 120h-92z', g2),
    rect(-62, -136, 124, 22, g3, 6),
    area('M-20-40c-4-30 14-46 46-48 0 32-20 50-46 48z', paper),
  ) +
  turned(
    176,
    -190,
    0,
    area('M-50-90h100l-10 90h-80z', g1),
    area('M-50-90c8-26 30-30 46-16 14-20 44-14 54 16z', accentSoft),
    line('M10-108q4-18 20-16'),
  ) +
  bench(540);

/** A board with figures, and what they speak of. */
const lecture =
  shadow(0, 0, 460) +
  line('M-130-60L-166 0M130-60l36 60M0-60V0') +
  rect(-200, -340, 400, 280, paper, 12) +
  line('M-160-110h320') +
  [
    [-130, 70, g1],
    [-60, 120, accent],
    [10, 170, g2],
  ]
    .map(([x, height, fill]) =>
      rect(x as number, -110 - (height as number), 48, height as number, fill as string, 4),
    )
    .join('') +
  turned(116, -116, 0, at(0, 0, 1.4, plasticBottle(0, 0, soft2))) +
  line('M-160-300h120');

/** Small boxes for children who learn to sort. */
const smallBox = (x: number, fill: string, sign: string): string =>
  turned(
    x,
    0,
    0,
    area('M-70-130H70l-10 130H-60z', fill),
    rect(-80, -150, 160, 30, g3, 8),
    turned(0, -22, 0, sign),
  );

const sorting =
  shadow(0, 0, 560) +
  turned(-190, -146, -10, plasticBottle(0, 0, soft2)) +
  turned(0, -140, 0, bundle(0, 0, 84, 3)) +
  turned(196, -146, 12, at(0, 0, 0.9, jar(0, 0, soft2))) +
  smallBox(-190, accent, at(0, 0, 0.8, plasticBottle(0, 0, paper))) +
  smallBox(
    0,
    paper,
    at(0, 0, 0.9, area('M-24-76h32l18 18V0h-50z', paper), line('M8-76v18h18M-12-42h26M-12-24h26')),
  ) +
  smallBox(190, g2, at(0, 0, 0.9, jar(0, 0, accentSoft)));

/** The station of an eco-centre: what it takes stands over its doors. */
const station = (() => {
  const door = (x: number, fill: string, sign: string) =>
    rect(x - 58, -200, 116, 194, fill, 8) +
    rect(x - 40, -182, 80, 18, deep, 9) +
    rect(x - 40, -142, 80, 104, paper, 8) +
    turned(x, -56, 0, sign);
  return (
    shadow(0, 0, 580) +
    rect(-270, -226, 540, 220, g3, 10) +
    door(
      -198,
      soft2,
      at(0, 0, 0.78, area('M-26-84h34l18 18V0h-52z', paper), line('M8-84v18h18M-12-46h26M-12-26h26')),
    ) +
    door(-66, accent, at(0, 0, 0.8, plasticBottle(0, 0, soft2))) +
    door(66, g1, at(0, 0, 0.7, bottle(0, 0, g1))) +
    door(198, g2, can(0, -6, accent)) +
    rect(-294, -254, 588, 34, g2, 8) +
    rect(-150, -350, 300, 84, paper, 12) +
    line('M-110-266v12M110-266v12') +
    recyclingMark(-96, -302, 56) +
    line('M-44-322h150M-44-296h100')
  );
})();

/** A counter where everything is taken. */
const counter =
  shadow(0, 0, 580) +
  bundle(-200, -204, 110, 5) +
  bottle(-112, -204, g1) +
  bottle(-70, -204, accent) +
  jar(-8, -204, soft2) +
  bulb(62, -206) +
  can(122, -204, g1) +
  plasticBottle(172, -204, soft2) +
  turned(
    232,
    -204,
    0,
    rect(-26, -72, 52, 72, paper, 6),
    area('M-26-52h52v18q-8 10-14 0-8 12-16-2-10 10-22 0z', accent),
  ) +
  rect(-270, -180, 540, 180, g2, 10) +
  rect(-290, -204, 580, 28, accent, 8) +
  rect(-70, -148, 140, 112, paper, 12) +
  recyclingMark(0, -86, 72);

export const TOGETHER = {
  'clothes-rail': clothesRail,
  'winter-rail': winterRail,
  bicycle,
  sewing,
  'compost-at-home': compostAtHome,
  lecture,
  sorting,
  station,
  counter,
} as const;
