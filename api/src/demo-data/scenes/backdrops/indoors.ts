import type { Light } from '../palette.ts';
import { area, at, circle, line, rect, repeat, tint } from '../shapes.ts';
import { HORIZON, type Setting } from './parts.ts';

const shelf = (x: number, y: number, light: Light, turn: number): string =>
  repeat(5, (index) => {
    const height = 34 + ((index * 37 + turn * 23) % 34);
    const fill = [light.houses[2], light.houses[0], light.lit, light.leaves[0], light.houses[1]][
      (index + turn) % 5
    ];
    return rect(x + 16 + index * 42, y - height, 30, height, fill as string, 5);
  }) + line(`M${x} ${y}h238`);

const lamp = (x: number, { sun }: Light): string =>
  line(`M${x} 0v132`) + area(`M${x - 50} 182q6-50 50-50t50 50z`, sun);

function outlook({ light, season }: Setting, x: number): string {
  const outside = season === 'winter' ? '#ffffff' : light.hillNear;
  return (
    rect(x, 150, 250, 210, light.houses[1], 6) +
    tint(`M${x + 3} 300q70-50 130-20t114-10v84a3 3 0 0 1-3 3H${x + 6}a3 3 0 0 1-3-3z`, outside) +
    rect(x, 150, 250, 210, 'none', 6) +
    line(`M${x + 125} 150v210M${x} 240h250M${x - 14} 360h278`)
  );
}

const plant = (x: number, { roof, sun }: Light): string =>
  at(
    x,
    HORIZON + 26,
    1,
    area(
      'M-4-70c-40-20-56-60-48-100 34 14 52 50 48 100zM4-70c40-10 66-50 60-90-36 6-62 40-60 90zM0-70c-24-50-16-100 6-134 24 40 22 90-6 134z',
      roof,
    ),
    area('M-38-74h76l-10 74h-56z', sun),
  );

const floor = ({ light }: Setting): string =>
  rect(-10, -10, 1220, HORIZON + 10, light.sky) +
  rect(-10, HORIZON, 1220, 260, light.pavement) +
  line(`M-10 ${HORIZON - 16}h1220`);

export function shop(setting: Setting): string {
  const { light } = setting;
  return (
    floor(setting) +
    [220, 330, 440].map((y, row) => shelf(60, y, light, row) + shelf(900, y, light, row + 2)).join('') +
    outlook(setting, 475) +
    lamp(390, light) +
    lamp(810, light)
  );
}

export function hall(setting: Setting): string {
  const { light } = setting;
  return (
    floor(setting) +
    outlook(setting, 110) +
    rect(820, 150, 290, 190, light.houses[0], 8) +
    line('M856 200h120M856 236h180M856 272h90') +
    circle(1056, 206, 24, light.sun) +
    lamp(460, light) +
    lamp(740, light) +
    plant(96, light) +
    plant(1112, light)
  );
}

export function library(setting: Setting): string {
  const { light } = setting;
  const row = (x: number, y: number) =>
    repeat(9, (index) => {
      const height = 56 + ((index * 29 + x + y) % 22);
      const fill = [light.houses[2], light.houses[0], light.leaves[0], light.lit, light.houses[1]][
        (index + y) % 5
      ];
      return rect(x + 12 + index * 26, y - height, 24, height, fill as string, 2);
    });
  const bookcase = (x: number) =>
    rect(x, 110, 260, 434, light.houses[0], 6) +
    [214, 320, 426, 532].map((y) => row(x, y) + line(`M${x} ${y}h260`)).join('');
  return (
    floor(setting) + bookcase(40) + bookcase(310) + bookcase(900) + outlook(setting, 610) + lamp(735, light)
  );
}
