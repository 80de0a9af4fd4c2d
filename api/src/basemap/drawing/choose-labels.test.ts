import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LabelChoice, roomAt, roundsAt } from './choose-labels.ts';
import { type Label, LONGEST_LABEL } from './label.ts';
import { meet } from './shape.ts';

const label = fc
  .record({
    x: fc.integer({ min: 0, max: 2400 }),
    y: fc.integer({ min: 0, max: 600 }),
    width: fc.integer({ min: 10, max: LONGEST_LABEL }),
    height: fc.integer({ min: 10, max: 30 }),
    rank: fc.integer({ min: 0, max: 6 }),
    text: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  })
  .map(({ x, y, width, height, rank, text }): Label => {
    const box = [x - width / 2, y - height / 2, x + width / 2, y + height / 2] as const;
    return { kind: 'minor', text, size: 10, at: { x, y }, boxes: [box], rank, stand: { angle: 0 } };
  });
const labels = fc.array(label, { minLength: 20, maxLength: 120 });

test('draws no two labels that meet', () => {
  fc.assert(
    fc.property(labels, fc.constantFrom(1, 3), (all, rounds) => {
      const choice = new LabelChoice(all, rounds);
      const drawn = all.filter((one) => choice.isDrawn(one));
      expect(drawn.length).toBeGreaterThan(0);
      drawn.forEach((one, at) => {
        for (const other of drawn.slice(at + 1))
          expect(one.boxes.some((a) => other.boxes.some((b) => meet(a, b))) && one !== other).toBe(false);
      });
    }),
  );
});

test.each([14, 18])('two tiles of zoom %s agree on the labels that both show', (zoom) => {
  fc.assert(
    fc.property(labels, (all) => {
      const border = 1200;
      const whole = new LabelChoice(all, roundsAt(zoom));
      const near = all.filter(({ at }) => Math.abs(at.x - border) <= roomAt(zoom));
      const part = new LabelChoice(near, roundsAt(zoom));
      const crossing = all.filter(({ boxes: [box] }) => box && box[0] <= border && box[2] >= border);
      for (const one of crossing) expect(part.isDrawn(one)).toBe(whole.isDrawn(one));
    }),
  );
});

test('more rounds draw more labels', () => {
  const at = (x: number, rank: number): Label => ({
    kind: 'minor',
    text: `${x}`,
    size: 10,
    at: { x, y: 0 },
    boxes: [[x - 50, -5, x + 50, 5]],
    rank,
    stand: { angle: 0 },
  });
  const all = [at(0, 0), at(90, 1), at(180, 2)];
  const drawn = (rounds: number): number[] => {
    const choice = new LabelChoice(all, rounds);
    return all.filter((one) => choice.isDrawn(one)).map(({ rank }) => rank);
  };
  expect([drawn(1), drawn(3)]).toEqual([[0], [0, 2]]);
});
