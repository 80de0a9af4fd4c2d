import { battery, bulb } from '../held.ts';
import { INK } from '../palette.ts';
import { area, at, circle, line, rect, recyclingMark, repeat, shadow, turned } from '../shapes.ts';

const { accent, accentSoft, g1, g2, g3, deep, paper, soft2 } = INK;

const flash = (x: number, y: number, scale: number): string =>
  at(x, y, scale, area('M10-46l-34 54h22l-10 42 38-60H4z', accent));

/** A clear box for batteries on a stand. */
const batteryBox =
  shadow(0, 0, 280) +
  rect(-100, -120, 200, 114, g2, 10) +
  turned(0, -64, 0, at(-26, 26, 0.9, battery(0, 0, accent)), at(24, 26, 0.9, battery(0, 0, paper))) +
  rect(-116, -310, 232, 196, '#ffffffcc', 16) +
  repeat(11, (index) => {
    const level = Math.floor(index / 4);
    const x = -75 + (index % 4) * 50 + (level === 2 ? 25 : 0);
    const angle = [-14, 12, -8, 18][(index + level) % 4] as number;
    return battery(x, -122 - level * 54, [accent, g1, paper, g2][(index + level * 2) % 4] as string, angle);
  }) +
  rect(-116, -310, 232, 196, 'none', 16) +
  rect(-128, -360, 256, 56, g3, 16) +
  rect(-40, -342, 80, 18, deep, 9);

const tube = (x: number, y: number, length: number, angle: number): string =>
  turned(
    x,
    y,
    angle,
    rect(-9, -length, 18, length, paper, 6),
    rect(-9, -18, 18, 18, g1, 4),
    rect(-9, -length, 18, 18, g1, 4),
  );

/** A tall box for tubes, a low one for bulbs. */
const lamps =
  shadow(0, 0, 420) +
  tube(-150, -60, 330, -5) +
  tube(-112, -60, 350, 0) +
  tube(-74, -60, 320, 5) +
  rect(-190, -230, 152, 226, g2, 8) +
  turned(-114, -96, 30, at(0, 40, 0.9, tube(0, 0, 110, 0))) +
  bulb(26, -112, -12) +
  bulb(98, -116, 4) +
  bulb(166, -112, 14) +
  rect(-12, -150, 216, 146, accent, 8) +
  rect(56, -118, 80, 86, paper, 10) +
  turned(96, -46, 0, at(0, 0, 0.66, bulb(0, 0)));

const table = (width: number): string =>
  rect(-width / 2, -170, width, 22, accent, 6) + line(`M${-width / 2 + 24}-148V0M${width / 2 - 24}-148V0`);

const jarOfBatteries = (x: number): string =>
  turned(
    x,
    -170,
    0,
    rect(-58, -124, 116, 124, '#ffffffcc', 12),
    repeat(6, (index) =>
      battery(
        -32 + (index % 3) * 32,
        -8 - Math.floor(index / 3) * 46,
        [accent, g1, g2][index % 3] as string,
        [-16, 10, 24][index % 3],
      ),
    ),
    rect(-58, -124, 116, 124, 'none', 12),
    rect(-66, -146, 132, 28, g3, 8),
  );

/** A table where batteries and lamps are taken. */
const hazardTable =
  shadow(0, 0, 560) +
  jarOfBatteries(-168) +
  bulb(-18, -268, -10) +
  bulb(44, -268, 8) +
  rect(-56, -282, 136, 112, accentSoft, 6) +
  turned(12, -192, 0, at(0, 0, 0.62, bulb(0, 0))) +
  rect(130, -240, 60, 70, paper, 6) +
  area('M130-220h60v24q-8 10-16 0-10 12-18-2-14 12-26 0z', g1) +
  line('M130-240q30-30 60 0') +
  rect(206, -222, 52, 52, paper, 6) +
  area('M206-206h52v18q-8 8-14 0-8 10-16-2-10 10-22 0z', accent) +
  table(560) +
  rect(-120, -124, 240, 88, paper, 10) +
  flash(0, -80, 0.74);

/** A box for medicines under a cross. */
const medicines =
  shadow(0, 0, 300) +
  rect(-118, -330, 236, 324, paper, 14) +
  rect(-130, -356, 260, 46, g2, 14) +
  rect(-62, -292, 124, 26, deep, 10) +
  area('M-20-236h40v34h34v40H20v34h-40v-34h-34v-40h34z', g1) +
  rect(-92, -92, 78, 62, accentSoft, 6) +
  repeat(6, (index) => circle(-76 + (index % 3) * 24, -74 + Math.floor(index / 3) * 26, 7, paper)) +
  turned(
    52,
    -58,
    -24,
    area('M-34-15h34v30h-34a15 15 0 0 1 0-30z', accent),
    area('M0-15h34a15 15 0 0 1 0 30H0z', paper),
  ) +
  rect(-172, -54, 42, 54, soft2, 6) +
  rect(-168, -74, 34, 20, g3, 5);

const paintTin = (x: number, y: number, fill: string): string =>
  turned(
    x,
    y,
    0,
    rect(-46, -96, 92, 96, paper, 6),
    area('M-46-70h92v34q-10 14-18 0-12 16-22-4-12 18-24 0-16 14-28-2z', fill),
    line('M-46-96q46-46 92 0'),
  );

const paints =
  shadow(0, 0, 380) +
  paintTin(-108, 0, accent) +
  paintTin(4, 0, g1) +
  paintTin(116, 0, g2) +
  paintTin(-52, -96, g2) +
  paintTin(60, -96, accent);

/** The van that takes hazardous things by night. */
const van =
  shadow(0, 0, 620) +
  area('M-280-44v-240q0-20 20-20h330v260z', paper) +
  area('M70-270h96q20 0 32 18l56 88q30 6 34 34v86H70z', g1) +
  area('M100-238h60q10 0 16 8l42 68H100z', soft2) +
  line('M70-44v-226M90-122h20') +
  area('M-280-84H288v40h-568z', g2) +
  rect(262, -118, 30, 26, accent, 6) +
  circle(-170, -44, 44, deep) +
  circle(-170, -44, 18, paper) +
  circle(176, -44, 44, deep) +
  circle(176, -44, 18, paper) +
  turned(-190, -136, 0, battery(-34, 40, accent), battery(6, 40, g1)) +
  turned(-78, -116, 0, bulb(0, 0)) +
  turned(12, -150, 0, area('M0-40c22 28 32 44 32 62a32 32 0 0 1-64 0c0-18 10-34 32-62z', accent)) +
  line('M-280-260h350');

const truck =
  shadow(0, 0, 620) +
  area('M-280-44v-240q0-20 20-20h330v260z', g2) +
  area('M70-230h96q20 0 32 18l46 68q36 6 40 34v66H70z', accent) +
  area('M100-202h56q10 0 16 8l34 48H100z', soft2) +
  line('M70-44v-226M-280-74H70') +
  circle(-170, -44, 44, deep) +
  circle(-170, -44, 18, paper) +
  circle(176, -44, 44, deep) +
  circle(176, -44, 18, paper) +
  circle(-104, -182, 74, paper) +
  recyclingMark(-104, -176, 92);

/** Batteries of cars on a pallet. */
const carBattery = (x: number, y: number, fill: string): string =>
  turned(
    x,
    y,
    0,
    rect(-58, -96, 116, 96, fill, 8),
    rect(-44, -112, 26, 18, g3, 3),
    rect(18, -112, 26, 18, accent, 3),
    line('M-58-68h116M-40-34h24M16-34h24M28-46v24'),
  );

const pallet = (width: number): string =>
  rect(-width / 2, -40, width, 14, accentSoft, 3) +
  repeat(3, (index) => rect(-width / 2 + (index * (width - 44)) / 2, -26, 44, 26, accent, 3));

const carBatteries =
  shadow(0, 0, 440) +
  pallet(410) +
  carBattery(-126, -40, g1) +
  carBattery(0, -40, paper) +
  carBattery(126, -40, g2) +
  carBattery(-64, -152, paper) +
  carBattery(64, -152, g1);

export const HAZARDOUS = {
  'battery-box': batteryBox,
  lamps,
  'hazard-table': hazardTable,
  medicines,
  paints,
  van,
  truck,
  'car-batteries': carBatteries,
} as const;
