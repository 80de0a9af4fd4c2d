import type { SocialNetwork } from '@ecocircle/shared-contracts';
import { Icon, type IconProps } from '../icon/index.ts';

/** What each network is drawn with. */
export const GLYPHS: Readonly<Record<SocialNetwork, string>> = {
  vk: 'M4 8c.3 5 3.2 8.5 8 8.500V8m0 4.500c2.5-.3 4-2 5-4.500m-5 4.500c3 0 5 1.5 6.5 4',
  telegram: 'M20.5 4.5 3.5 11l5 2 2 6 3-3.5 4.5 3.5 2.5-14.500ZM8.5 13l9-6-7 8.5',
  whatsapp:
    'm3.75 20.25 1.25-4.500a8.2 8.2 0 1 1 3.2 3.200l-4.45 1.300ZM9 8.250c-1 .8-.6 2.8 1.2 4.600s3.8 2.2 4.6 1.200l-1.9-1.5-1 .6a4.5 4.5 0 0 1-2-2l.6-1L9 8.250Z',
  zen: 'M12 3.750c.3 6 2.25 7.95 8.25 8.25-6 .3-7.95 2.25-8.25 8.25-.3-6-2.25-7.95-8.25-8.25 6-.3 7.95-2.25 8.25-8.250Z',
  x: 'M4.5 4.500h3.500l11.5 15H16L4.5 4.500Zm14.25 0-5.5 6.250M4.75 19.500l6-6.75',
  instagram:
    'M8 3.750h8A4.25 4.25 0 0 1 20.25 8v8A4.25 4.25 0 0 1 16 20.250H8A4.25 4.25 0 0 1 3.75 16V8A4.25 4.25 0 0 1 8 3.750ZM15.75 12a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0ZM16.75 7.250v.01',
  linkedin: 'M5.5 10v9M5.5 5.500v.01M10.5 19v-9M10.5 14c0-2.5 1.5-4 4-4s4 1.5 4 4v5',
  odnoklassniki:
    'M15.5 7.250a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM7.5 13.250c3 2 6 2 9 0M12 14.750l-4 5m4-5 4 5',
};

/** The glyph of a social network in the line of the other icons. */
export function SocialIcon({ network, ...props }: IconProps & { readonly network: SocialNetwork }) {
  return (
    <Icon {...props}>
      <path d={GLYPHS[network]} />
    </Icon>
  );
}
