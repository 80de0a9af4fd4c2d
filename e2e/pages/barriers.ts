import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Rules = Parameters<AxeBuilder['options']>[0]['rules'];

/** What axe has to say of the page in its present state. */
async function violationsOn(page: Page, rules: Rules = {}) {
  // Without frames there is nothing to merge, for which axe would open another page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
  return (await axe.analyze()).violations;
}

type Violations = Awaited<ReturnType<typeof violationsOn>>;

const named = (violations: Violations): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));

/** The accessibility violations of the page in its present state. */
export async function barriersOn(page: Page): Promise<string[]> {
  const violations = await violationsOn(page);
  return named(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'));
}

/** Whatever axe finds on the page, minor things and the sizes of what can be pressed included. */
export const findingsOn = async (page: Page): Promise<string[]> =>
  named(await violationsOn(page, { 'target-size': { enabled: true } }));
