import { area, circle, line, rect, repeat } from '../shapes.ts';
import { block, HORIZON, panes, poplar, type Setting, snowOn, townhouse, tree } from './parts.ts';

export function courtyard(setting: Setting): string {
  return (
    block(setting, 20, 290, 400, 1) +
    block(setting, 880, 300, 440, 1) +
    block(setting, 360, 460, 250, 0) +
    tree(setting, 330, 572, 0.95, 1) +
    tree(setting, 858, 576, 1.05) +
    tree(setting, 1160, 580, 0.8, 1)
  );
}

export function avenue(setting: Setting): string {
  const { light } = setting;
  const house = (x: number, width: number, height: number, tone: 0 | 1 | 2) => {
    const top = HORIZON - height;
    const columns = Math.floor((width - 20) / 70);
    const margin = (width - (columns * 70 - 36)) / 2;
    return (
      rect(x, top, width, height, light.houses[tone]) +
      line(`M${x - 8} ${top}h${width + 16}M${x} ${top + 20}h${width}M${x} ${HORIZON - 96}h${width}`) +
      panes(setting, x + margin, top + 44, columns, Math.floor((height - 160) / 82), 70) +
      repeat(columns, (index) =>
        area(`M${x + margin + index * 70} ${HORIZON}v-44a17 17 0 0 1 34 0v44z`, light.pane),
      ) +
      snowOn(setting, x - 8, top, width + 16)
    );
  };
  return (
    area(`M560 ${HORIZON}v-260h80v260z`, light.houses[2]) +
    area('M566 300l20-40h28l20 40zM594 260l6-190 6 190z', light.lit) +
    house(-20, 330, 380, 1) +
    house(890, 330, 400, 1) +
    house(310, 240, 290, 0) +
    house(650, 240, 310, 0) +
    tree(setting, 600, 574, 0.66) +
    tree(setting, 190, 580, 0.8, 1) +
    tree(setting, 1040, 580, 0.85)
  );
}

export function mountains(setting: Setting): string {
  const { light } = setting;
  return (
    area(
      `M-20 480L150 270 270 370 450 170 610 350 780 210 940 360 1070 240 1220 380V${HORIZON}H-20z`,
      light.hill,
    ) +
    area(
      'M450 170L378 250l34-6 24 24 32-22 36 14zM780 210l-62 52 34-8 24 18 30-16 36 12zM150 270l-48 60 30-6 20 16 34-20z',
      light.houses[0],
    ) +
    area(`M-20 480Q300 400 620 470t600-20V${HORIZON}H-20z`, light.hillNear) +
    block(setting, 60, 220, 220, 0) +
    block(setting, 930, 240, 250, 1) +
    poplar(setting, 330, 572, 0.8) +
    poplar(setting, 396, 570, 0.66) +
    poplar(setting, 860, 574, 0.86) +
    tree(setting, 1150, 580, 0.7)
  );
}

export function steppeCity(setting: Setting): string {
  const { light } = setting;
  const tower = (x: number, width: number, height: number, tone: 0 | 1 | 2) => {
    const top = HORIZON - height;
    return (
      area(`M${x} ${HORIZON}V${top + 50}l${width}-50V${HORIZON}z`, light.houses[tone]) +
      repeat(Math.floor((height - 90) / 40), (row) => line(`M${x + 18} ${top + 84 + row * 40}h${width - 36}`))
    );
  };
  return (
    area(`M-20 520Q300 480 640 510t580-10V${HORIZON}H-20z`, light.hill) +
    tower(40, 130, 340, 1) +
    tower(210, 120, 250, 0) +
    tower(900, 120, 300, 0) +
    tower(1050, 130, 400, 1) +
    area(`M560 ${HORIZON}q26-150 24-270h32q-2 120 24 270z`, light.houses[0]) +
    line(`M584 ${HORIZON}q14-140 12-270M616 ${HORIZON}q-14-140-12-270M570 480h60M576 420h48`) +
    area('M540 250q12 60 46 64h28q34-4 46-64z', light.houses[1]) +
    circle(600, 226, 50, light.lit) +
    tree(setting, 400, 576, 0.7, 1) +
    tree(setting, 800, 578, 0.78)
  );
}

export function barrio(setting: Setting): string {
  const houses: readonly (readonly [number, number, number, 0 | 1 | 2])[] = [
    [-30, 260, 330, 0],
    [230, 240, 280, 2],
    [470, 250, 360, 0],
    [720, 230, 270, 1],
    [950, 270, 340, 0],
  ];
  return (
    houses.map(([x, width, height, tone]) => townhouse(setting, x, width, height, tone)).join('') +
    tree(setting, 232, 578, 0.9) +
    tree(setting, 966, 580, 0.95, 1)
  );
}

export function sierra(setting: Setting): string {
  const { light } = setting;
  return (
    area(`M-20 420Q150 290 360 380T760 320t460 60V${HORIZON}H-20z`, light.hill) +
    area(`M-20 490Q240 420 520 470t700-30V${HORIZON}H-20z`, light.hillNear) +
    rect(620, 420, 150, 140, light.houses[1]) +
    area('M608 420l30-44h120l24 44z', light.roof) +
    rect(540, 320, 80, 240, light.houses[0]) +
    area('M530 322l50-76 50 76z', light.roof) +
    line('M580 246v-44M566 218h28') +
    circle(580, 372, 16, light.pane) +
    area('M560 560v-70a20 20 0 0 1 40 0v70z', light.pane) +
    townhouse(setting, 60, 230, 220, 0) +
    townhouse(setting, 940, 240, 230, 1) +
    poplar(setting, 400, 572, 0.72) +
    poplar(setting, 460, 570, 0.6) +
    tree(setting, 860, 578, 0.8) +
    tree(setting, 310, 580, 0.66, 1)
  );
}

/** Open hills without houses. */
export function hills(setting: Setting): string {
  const { light } = setting;
  return (
    area(`M-20 430Q200 300 430 390T820 330t400 70V${HORIZON}H-20z`, light.hill) +
    area(`M-20 510Q260 430 560 490t660-30V${HORIZON}H-20z`, light.hillNear) +
    tree(setting, 84, 570, 1.1) +
    tree(setting, 420, 564, 0.8, 1) +
    tree(setting, 880, 564, 0.85, 1) +
    tree(setting, 1150, 574, 1.15)
  );
}

/** The yard of a depot. */
export function yard(setting: Setting): string {
  const { light } = setting;
  return (
    area(`M90 ${HORIZON}V290l210-90 210 90v${HORIZON - 290}z`, light.houses[0]) +
    line('M70 298l230-98 230 98') +
    rect(180, 380, 240, 180, light.pane) +
    repeat(5, (index) => line(`M180 ${410 + index * 30}h240`)) +
    rect(640, 330, 500, 230, light.houses[1]) +
    line('M630 330h520') +
    panes(setting, 690, 370, 6, 1, 76) +
    repeat(17, (index) => line(`M${560 + index * 40} 470v90`)) +
    rect(540, 462, 680, 98, light.houses[2]) +
    repeat(17, (index) => line(`M${572 + index * 40} 462v98`)) +
    tree(setting, 575, 570, 0.8) +
    tree(setting, 40, 578, 0.8, 1)
  );
}
