import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The accessibility violations of the page in its present state. */
export async function barriersOn(page: Page): Promise<string[]> {
  // Without frames there is nothing to merge, for which axe would open another page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
