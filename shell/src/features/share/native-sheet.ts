import type { ShareData } from '@ecocircle/shared-contracts';
import type { SharedPage } from './shared-page.ts';

export type SharingBrowser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & {
  readonly share?: (data: ShareData) => Promise<void>;
};

const PHONE_OR_TABLET = /Android|iPhone|iPod|iPad/;

/** An iPad calls itself a Mac, and no Mac can be touched. */
const isTouchedMac = ({ userAgent, maxTouchPoints }: SharingBrowser): boolean =>
  userAgent.includes('Macintosh') && maxTouchPoints > 1;

/**
 * Opens the phone's own share sheet.
 *
 * @returns whether the matter is settled there: shared or called off; false where the dialog must serve
 */
export async function shareBySheet(browser: SharingBrowser, page: SharedPage): Promise<boolean> {
  if (!browser.share || !(PHONE_OR_TABLET.test(browser.userAgent) || isTouchedMac(browser))) return false;
  try {
    const { title, text, url } = page;
    await browser.share({ title, text, url });
    return true;
  } catch (error) {
    return (error as Error).name === 'AbortError';
  }
}
