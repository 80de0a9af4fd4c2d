import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

declare global {
  var axe: typeof import('axe-core');
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page. What fades in is hard to read on its way. */
async function findOnceStill(options: RunOptions): Promise<Result[]> {
  const isOnItsWay = ({ playState, effect }: Animation): boolean =>
    playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  const onTheirWay = document.getAnimations().filter(isOnItsWay);
  await Promise.allSettled(onTheirWay.map(({ finished }) => finished));
  return (await globalThis.axe.run(document, options)).violations;
}

/** What axe has to say of the page in its present state. It is brought to each document once: to read it takes its time. */
async function violationsOn(page: Page, rules: RunOptions['rules'] = {}): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(findOnceStill, { resultTypes: ['violations'], rules } satisfies RunOptions);
}

const named = (violations: readonly Result[]): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));

/** The accessibility violations of the page in its present state. */
export async function barriersOn(page: Page): Promise<string[]> {
  const violations = await violationsOn(page);
  return named(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'));
}

/** Whatever axe finds on the page, minor things and the sizes of what can be pressed included. */
export const findingsOn = async (page: Page): Promise<string[]> =>
  named(await violationsOn(page, { 'target-size': { enabled: true } }));
