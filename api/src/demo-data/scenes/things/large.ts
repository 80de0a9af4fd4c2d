import { INK } from '../palette.ts';
import { area, at, circle, dot, ellipse, line, rect, repeat, shadow, turned } from '../shapes.ts';

const { accent, accentSoft, g1, g2, g3, deep, paper, soft2 } = INK;

const washer =
  rect(-110, -260, 220, 254, paper, 12) +
  line('M-110-206h220M-84-234h62') +
  circle(76, -232, 13, accent) +
  circle(0, -104, 72, g1) +
  circle(0, -104, 50, soft2) +
  area('M-46-100q24-18 46 0t46 0a48 48 0 0 1-92 0z', g2);

const fridge =
  rect(-90, -390, 180, 384, soft2, 16) +
  line('M-90-262h180M-62-330v40M-62-232v70') +
  rect(20, -360, 44, 20, accent, 4);

const largeAppliances = shadow(0, 0, 480) + turned(-130, 0, 0, fridge) + turned(110, 0, 0, washer);

const laptop = (x: number, y: number): string =>
  turned(
    x,
    y,
    0,
    rect(-70, -104, 140, 94, g3, 8),
    rect(-56, -90, 112, 66, soft2, 3),
    area('M-88-12H88l-8 12H-80z', paper),
  );

const smartphone = (x: number, y: number, fill: string): string =>
  turned(x, y, 0, rect(-22, -82, 44, 82, fill, 8), rect(-14, -68, 28, 48, paper, 2), line('M-5-10H5'));

/** A counter with computers and telephones. */
const phones =
  shadow(0, 0, 540) +
  rect(-250, -180, 500, 180, g2, 10) +
  rect(-270, -204, 540, 28, accent, 8) +
  laptop(-150, -204) +
  rect(-34, -364, 150, 118, deep, 10) +
  rect(-20, -350, 122, 86, soft2, 4) +
  line('M40-246v32M4-208h74') +
  smartphone(160, -204, g1) +
  smartphone(216, -204, accent) +
  rect(-90, -140, 180, 96, paper, 10) +
  rect(-58, -122, 30, 60, g1, 6) +
  line('M-4-70q36 8 36-22t36-22m0-8v16') +
  rect(-14, -78, 16, 16, accent, 3);

/** A cart of wire with small appliances. */
const smallAppliances =
  shadow(0, 0, 420) +
  at(
    -104,
    -232,
    1.2,
    area('M-40 0l8-70h62l8 70z', g1),
    line('M-26-70c4-38 46-38 50 0M38-44q22-2 26-22'),
    dot(0, -80, 6, deep),
  ) +
  turned(
    40,
    -232,
    0,
    rect(-56, -74, 112, 74, paper, 14),
    line('M-34-74v-16h20v16M10-74v-16h20v16M36-34v14'),
  ) +
  turned(150, -232, 0, area('M-52 0q0-46 52-52h44l8 52z', accent), line('M-14-52q20-34 56 0M-52 0H52')) +
  rect(-190, -232, 380, 200, soft2, 10) +
  repeat(6, (index) => line(`M${-136 + index * 54}-232v200`)) +
  line('M-190-166h380M-190-100h380') +
  rect(-206, -246, 412, 24, g3, 8) +
  rect(-66, -174, 132, 92, paper, 10) +
  line('M-26-128h24M26-128h-6M-2-128a14 14 0 0 0 14 14h8v-28h-8a14 14 0 0 0-14 14M20-122h12M20-134h12') +
  circle(-150, -16, 16, paper) +
  circle(150, -16, 16, paper);

const radiator = (x: number, y: number, angle: number): string =>
  turned(
    x,
    y,
    angle,
    repeat(5, (index) => rect(-70 + index * 28, -120, 26, 120, paper, 10)),
    line('M-70-96H68M-70-24H68'),
  );

const gear = (x: number, y: number, scale: number, fill: string): string =>
  at(
    x,
    y,
    scale,
    area(
      `M${Array.from({ length: 16 }, (_, index) => {
        const angle = (Math.PI / 8) * index + Math.PI / 16;
        const [inner, outer] = [angle - 0.13, angle + 0.13].map(
          (a) => [Math.cos(a), Math.sin(a)] as const,
        ) as [readonly [number, number], readonly [number, number]];
        const r = index % 2 ? 40 : 54;
        return `${(inner[0] * r).toFixed(1)} ${(inner[1] * r).toFixed(1)} ${(outer[0] * r).toFixed(1)} ${(outer[1] * r).toFixed(1)}`;
      }).join('L')}z`,
      fill,
    ),
    circle(0, 0, 16, paper),
  );

/** A skip full of metal. */
const scrap =
  shadow(0, 0, 520) +
  turned(-176, -120, -24, rect(-14, -190, 28, 200, g1, 4), ellipse(0, -190, 14, 8, deep)) +
  radiator(-56, -150, -8) +
  gear(64, -206, 1.15, accent) +
  turned(160, -120, 28, rect(-14, -170, 28, 190, soft2, 4), ellipse(0, -170, 14, 8, deep)) +
  gear(-130, -176, 0.8, g1) +
  turned(206, -130, 60, line('M-60-40q30-50 60 0t60 0')) +
  area('M-250-170h500l-44 156h-412z', g2) +
  rect(-264, -186, 528, 26, g3, 6) +
  line('M-150-160l14 146M150-160l-14 146M0-160v146') +
  line('M-180-14v14M180-14v14');

/** An armchair, a floor lamp and a chest. */
const furniture =
  shadow(0, 0, 560) +
  line('M-212 0h64M-180 0v-290') +
  area('M-228-290l20-76h56l20 76z', accent) +
  area('M-96-140v-130q0-46 46-46h110q46 0 46 46v130z', g2) +
  rect(-70, -150, 150, 74, g1, 14) +
  area('M-132-34v-118a32 32 0 0 1 62 0v46H80v-46a32 32 0 0 1 62 0v118z', g2) +
  line('M-70-106v72M80-106v72M-112-34v34M122-34v34') +
  rect(168, -200, 110, 188, accentSoft, 6) +
  line('M168-136h110M168-74h110M212-168h22M212-106h22M212-44h22M182-12v12M264-12v12');

const tyreLying = (x: number, y: number): string =>
  turned(
    x,
    y,
    0,
    rect(-96, -56, 192, 56, deep, 26),
    repeat(7, (index) => `<path d="M${-66 + index * 22}-46l8 18-8 18" stroke="#37927b"/>`),
  );

/** Tyres, piled and leaning. */
const tyres =
  shadow(0, 0, 480) +
  [0, -56, -112, -168, -224].map((y, index) => tyreLying(-104 + (index % 2) * 8, y)).join('') +
  circle(124, -108, 108, deep) +
  repeat(16, (index) => turned(124, -108, index * 22.5, '<path d="M-8-94l8-10 8 10" stroke="#37927b"/>')) +
  circle(124, -108, 66, soft2) +
  circle(124, -108, 26, paper) +
  repeat(5, (index) => turned(124, -108, index * 72, line('M0-28v-34')));

const wood =
  shadow(0, 0, 520) +
  [0, 1, 2]
    .map((level) =>
      repeat(4 - level, (index) => {
        const [x, y] = [-150 + index * 100 + level * 50, -52 - level * 88];
        return (
          circle(x, y, 50, accentSoft) +
          circle(x, y, 30, paper) +
          circle(x, y, 11, accent) +
          line(`M${x + 16} ${y + 14}l14 12`)
        );
      }),
    )
    .join('') +
  turned(236, 0, 16, rect(-14, -310, 30, 310, accent, 3)) +
  turned(262, 0, 10, rect(-14, -280, 30, 280, accentSoft, 3)) +
  line('M-214-4v-120M-214 0h434');

/** Bags of rubble, bricks and a bucket. */
const rubble =
  shadow(0, 0, 520) +
  area('M-240 0c-16-60-14-130 10-170h170c24 40 26 110 10 170z', paper) +
  area('M-230-170l40-34 30 16 40-26 30 26 30-10 0 28z', soft2) +
  line('M-230-170c-20-10-24-30-14-44M-60-170c20-10 24-30 14-44M-200-110h110M-200-84h70') +
  repeat(9, (index) => {
    const level = Math.floor(index / 3);
    return rect(
      0 + (index % 3) * 74 + (level % 2) * 20,
      -44 * (level + 1),
      74,
      44,
      [accent, accentSoft, accent][(index + level) % 3] as string,
      4,
    );
  }) +
  turned(
    96,
    -132,
    0,
    area('M-44-70h88l-12 70h-64z', g1),
    line('M-44-70q44-54 88 0'),
    area('M-44-70q20-28 44-14 20-16 44 14z', soft2),
  );

export const LARGE = {
  'large-appliances': largeAppliances,
  phones,
  'small-appliances': smallAppliances,
  scrap,
  furniture,
  tyres,
  wood,
  rubble,
} as const;
