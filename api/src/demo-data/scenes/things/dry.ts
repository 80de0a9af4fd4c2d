import { bottle, bundle, can, jar } from '../held.ts';
import { INK } from '../palette.ts';
import { area, at, circle, line, rect, repeat, shadow, turned } from '../shapes.ts';

const { accent, accentSoft, g1, g2, g3, deep, paper, soft2 } = INK;

/** Bundles on a platform scale. */
const paperOnScales =
  shadow(0, 0, 440) +
  rect(-200, -34, 330, 34, g3, 8) +
  rect(-216, -54, 362, 22, g1, 6) +
  line('M186 0v-250') +
  rect(176, -30, 20, 30, g3) +
  circle(186, -290, 52, paper) +
  line('M186-290l22-24M150-290h8M186-326v8M214-290h8') +
  bundle(-120, -54, 140, 6) +
  bundle(42, -54, 150, 6) +
  bundle(-40, -162, 146, 5);

const cardboard =
  shadow(0, 0, 420) +
  circle(-120, -24, 22, paper) +
  circle(120, -24, 22, paper) +
  rect(-190, -66, 380, 26, g3, 8) +
  line('M190-54h24v-200q0-24 24-24h16') +
  repeat(7, (index) =>
    rect(
      -170 + ((index * 5) % 3) * 8,
      -66 - 24 * (index + 1),
      316,
      24,
      [accentSoft, accent][index % 2] as string,
      3,
    ),
  ) +
  area('M-110-234h190v-110h-190z', accentSoft) +
  area('M-110-344l-36 34M80-344l36 34', accentSoft) +
  line('M-15-344v34M-110-310h190M-110-344l-34 36M80-344l34 36M40-262v-26m-8 8l8-8 8 8');

export const crate = (width: number, height: number, fill: string): string =>
  rect(-width / 2, -height, width, height, fill, 6) +
  repeat(2, (index) => line(`M${-width / 2} ${-height + ((index + 1) * height) / 3}h${width}`)) +
  rect(-34, -height + 14, 68, 20, deep, 10);

const books =
  shadow(0, 0, 460) +
  rect(-210, -150, 420, 18, accent, 4) +
  line('M-190-132V0M190-132V0') +
  repeat(6, (index) => {
    const fill = [g2, paper, accent, g1, soft2, g3][index] as string;
    const height = [120, 138, 112, 130, 104, 126][index] as number;
    return (
      rect(-192 + index * 36, -150 - height, 36, height, fill, 4) +
      line(`M${-192 + index * 36 + 10} ${-150 - height + 22}h16`)
    );
  }) +
  turned(52, -152, 14, rect(0, -120, 34, 120, accentSoft, 4)) +
  rect(96, -172, 100, 22, g1, 4) +
  rect(104, -194, 88, 22, paper, 4) +
  rect(92, -216, 96, 22, accent, 4) +
  rect(-150, -96, 150, 96, accentSoft) +
  line('M-150-70h150') +
  area('M-150-96l24-24h150l-24 24z', paper);

const cans =
  shadow(0, 0, 430) +
  [-150, -104, -58, -12]
    .map((x, index) => can(x + 90, -214 - (index % 2) * 10, [g1, accent, soft2, g2][index] as string))
    .join('') +
  [-130, -84].map((x, index) => can(x + 110, -262 + index * 8, [paper, g1][index] as string)).join('') +
  crate(330, 236, accentSoft) +
  rect(-84, -168, 168, 120, paper, 8) +
  turned(-28, -70, 0, can(0, 0, g1)) +
  turned(
    30,
    -70,
    0,
    area('M-20 0l4-14-8-10 6-12-4-14h44l-4 14 6 12-8 10 4 14z', accent),
    line('M-18-26h36'),
  ) +
  can(-200, 0, accent) +
  turned(206, -18, 90, can(0, 0, g1));

const glass =
  shadow(0, 0, 520) +
  repeat(4, (index) => bottle(-206 + index * 46, -120, [g1, g2, accent, g1][index] as string)) +
  turned(-136, 0, 0, crate(230, 150, accentSoft)) +
  repeat(3, (index) => jar(68 + index * 66, -128, [soft2, paper, soft2][index] as string)) +
  turned(134, 0, 0, crate(230, 150, accent)) +
  bottle(-2, 0, g2) +
  jar(282, 0, soft2);

const jars =
  shadow(0, 0, 500) +
  rect(-230, -180, 460, 22, accent, 6) +
  line('M-204-158V0M204-158V0M-204-60h408') +
  repeat(4, (index) =>
    at(-160 + index * 84, -180, 1.16, jar(0, 0, [soft2, paper, accentSoft, soft2][index] as string)),
  ) +
  at(178, -180, 0.9, jar(0, 0, g1)) +
  turned(-96, 0, 0, crate(160, 92, accentSoft)) +
  turned(
    110,
    0,
    0,
    repeat(3, (index) =>
      rect(
        -70 + index * 8,
        -118 + index * 2,
        100,
        116,
        ['#ffffffcc', soft2, '#ffffffcc'][index] as string,
        2,
      ),
    ),
    line('M-30-90l-20 20M-14-76l-34 34'),
  );

const film =
  shadow(0, 0, 440) +
  area('M-180 0c-26-70-14-170 40-190 60-16 120-12 170 0 60 24 66 120 40 190z', '#ffffffcc') +
  line('M-120-20c-10-60 0-110 30-140M-20-20c-4-60 6-110 20-150M-150-100q80 26 220-6M40-20c8-50 0-90-20-120') +
  area('M-80-190q-6-26-34-34 40-16 60 6 10-22 50-12-22 14-24 40z', soft2) +
  rect(100, -150, 130, 150, accentSoft) +
  area('M100-150l20-30h130l-20 30z', paper) +
  area('M112-150c0-40 22-46 34-30 12-30 44-24 44 0 18-8 30 10 26 30z', soft2) +
  rect(100, -150, 130, 150, accentSoft) +
  line('M140-96h50M140-74h34');

/** A tall jar with a slot, full of lids of bottles. */
const caps =
  shadow(0, 0, 300) +
  area('M-120-6q-16 0-16-16v-240q0-26 24-40v-20h224v20q24 14 24 40v240q0 16-16 16z', '#ffffffcc') +
  repeat(30, (index) => {
    const level = Math.floor(index / 6);
    const x = ((index % 6) - 2.5) * 39 + (level % 2 ? 9 : -9);
    return circle(
      x,
      -28 - level * 34,
      17,
      [accent, g1, paper, g2, accentSoft, g3][(index * 5 + level) % 6] as string,
    );
  }) +
  rect(-126, -350, 252, 34, g3, 10) +
  rect(-44, -342, 88, 16, deep, 8) +
  area('M0-270c-12-22-44-18-38 8 4 18 24 28 38 40 14-12 34-22 38-40 6-26-26-30-38-8z', accent);

const toothbrush = (x: number, y: number, angle: number, fill: string): string =>
  turned(
    x,
    y,
    angle,
    rect(-7, -170, 14, 170, fill, 7),
    rect(-14, -210, 28, 44, paper, 4),
    line('M-14-196h-8M-14-182h-8'),
  );

const toothbrushes =
  shadow(0, 0, 320) +
  toothbrush(-80, -130, -14, g1) +
  toothbrush(-36, -130, -4, accent) +
  toothbrush(10, -130, 5, g2) +
  toothbrush(60, -130, 12, g1) +
  toothbrush(100, -130, 22, accent) +
  area('M-140-200h280l-20 200h-240z', soft2) +
  line('M-136-164h272') +
  rect(-70, -132, 140, 92, paper, 8) +
  turned(0, -60, 70, at(0, 46, 0.5, toothbrush(0, 0, 0, g1)));

export const DRY = {
  'paper-on-scales': paperOnScales,
  cardboard,
  books,
  cans,
  glass,
  jars,
  film,
  caps,
  toothbrushes,
} as const;
