import { cutAtWord, type Region } from '@ecocircle/shared-contracts';
import type { SharedPage } from './shared-page.ts';

export type ShareNetwork = 'telegram' | 'whatsapp' | 'x' | 'vk' | 'odnoklassniki';

const X_TEXT_LENGTH = 200;

const ADDRESSES: Readonly<
  Record<ShareNetwork, (page: SharedPage) => readonly [string, Record<string, string>]>
> = {
  telegram: ({ title, text, url }) => ['https://t.me/share/url', { url, text: `${title}\n${text}` }],
  whatsapp: ({ title, text, url }) => ['https://wa.me/', { text: `${title}\n${text}\n${url}` }],
  x: ({ title, text, url }) => [
    'https://x.com/intent/post',
    { text: cutAtWord(`${title}: ${text}`, X_TEXT_LENGTH), url },
  ],
  vk: ({ title, text, url, imageUrl }) => [
    'https://vk.com/share.php',
    { url, title, comment: text, image: imageUrl },
  ],
  odnoklassniki: ({ title, text, url, imageUrl }) => [
    'https://connect.ok.ru/offer',
    { url, title, description: text, imageUrl },
  ],
};

/** The networks' own names, which nobody translates; the last two are offered in Cyrillic languages alone. */
export const NETWORK_NAMES: Readonly<Record<ShareNetwork, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  x: 'X',
  vk: 'ВКонтакте',
  odnoklassniki: 'Одноклассники',
};

export const shareNetworks = (region: Region): readonly ShareNetwork[] =>
  region === 'international'
    ? ['telegram', 'whatsapp', 'x']
    : ['telegram', 'whatsapp', 'vk', 'odnoklassniki'];

export function shareAddress(network: ShareNetwork, page: SharedPage): string {
  const [address, query] = ADDRESSES[network](page);
  return `${address}?${new URLSearchParams(query)}`;
}
