import '@ecocircle/ui-kit/global.css';
import type { PageData } from '@ecocircle/shared-contracts';
import { bootPortal } from './boot-portal.tsx';
import { revealWithoutScripts, runsPortal } from './supported-browser.ts';

const element = document.getElementById('portal-page');
const root = document.getElementById('root');
if (!element?.textContent || !root) throw new Error('the page carries no portal data');
if (runsPortal()) void bootPortal(JSON.parse(element.textContent) as PageData, root);
else revealWithoutScripts(root);
