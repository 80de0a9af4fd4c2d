import '@ecocircle/ui-kit/global.css';
import type { PageData } from '@ecocircle/shared-contracts';
import { nextTurn, pressedBefore } from '@ecocircle/ui-kit';
import { revealWithoutScripts, runsPortal } from './supported-browser.ts';

declare global {
  /** The starter of the document remembers the last press until the portal's script runs; edges of before do not. */
  var takeEarlyPress: (() => EventTarget | null) | undefined;
}

const element = document.getElementById('portal-page');
const root = document.getElementById('root');
if (!element?.textContent || !root) throw new Error('the page carries no portal data');
if (runsPortal()) void start(JSON.parse(element.textContent) as PageData, root);
else revealWithoutScripts(root);

/** The code came in one file. It is run in turns, so that none of them keeps a press waiting. */
async function start(page: PageData, root: HTMLElement): Promise<void> {
  const pressAgain = pressedBefore(root, self.takeEarlyPress?.());
  await nextTurn();
  await import(/* webpackMode: "eager" */ './libraries.ts');
  await nextTurn();
  const { bootPortal } = await import(/* webpackMode: "eager" */ './boot-portal.tsx');
  await nextTurn();
  await bootPortal(page, root, pressAgain);
}
