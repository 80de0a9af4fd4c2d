/** @jest-environment @ecocircle/test-kit/process */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MATERIAL_FAMILIES, POINT_STATUSES } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { wcagContrast } from 'culori';

const css = ['colour.css', 'domain-colour.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** The tokens as one scheme has them: both values stand in `light-dark()` where they differ. */
const declarations = (pick: (light: string, dark: string) => string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g)].map(
      ([, name = '', light = '', dark = light]) => [name, pick(light, dark)],
    ),
  );

const SCHEMES = { light: declarations((light) => light), dark: declarations((_, dark) => dark) };

const TEXT: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-muted', 'brand-strong', 'danger', 'warning', 'info', 'success'].flatMap((text) =>
    ['paper', 'surface', 'surface-floating'].map((ground) => [text, ground] as const),
  ),
  ['ink', 'paper-sunken'],
  ['ink-muted', 'paper-sunken'],
  ['ink', 'brand-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'info-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'danger-soft'],
  ['brand-strong', 'brand-soft'],
  ['success', 'success-soft'],
  ['danger', 'danger-soft'],
  ['warning', 'warning-soft'],
  ['info', 'info-soft'],
  ['on-brand', 'brand-strong'],
  ['on-brand', 'brand-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-deep', 'brand-deep'],
  ['on-deep', 'brand-deeper'],
  ['on-deep-muted', 'brand-deep'],
];

const GRAPHICS = [
  ['brand', 'paper'],
  ['brand', 'surface'],
  ['brand', 'surface-floating'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['line-strong', 'paper'],
  ['line-strong', 'surface'],
  ['accent', 'brand-deep'],
] as const;

describe.each(Object.entries(SCHEMES))('in the %s scheme', (_, colours) => {
  const contrast = (one: string, other: string): number => {
    const [first, second] = [colours[one], colours[other]];
    if (!first || !second) throw new Error(`no token ${first ? other : one}`);
    return wcagContrast(first, second);
  };

  test.each(TEXT)('text in %s is readable on %s', (text, ground) => {
    expect(contrast(`color-${text}`, `color-${ground}`)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GRAPHICS)('%s is seen on %s', (shape, ground) => {
    expect(contrast(`color-${shape}`, `color-${ground}`)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(POINT_STATUSES))(
    'the status %s is readable on its ground and on a card',
    (status) => {
      expect(contrast(`status-${status}`, `status-${status}-soft`)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(`status-${status}`, 'color-surface')).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(MATERIAL_FAMILIES)('the mark of %s is seen on its tile and on a card', (family) => {
    expect(contrast(`material-${family}`, `material-${family}-soft`)).toBeGreaterThanOrEqual(3);
    expect(contrast(`material-${family}`, 'color-surface')).toBeGreaterThanOrEqual(3);
  });
});
