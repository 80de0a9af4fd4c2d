import { useRegionLinks } from '../platform/page/portal-context.tsx';

/** How the market's visitors reach the portal: e-mail, and phones or a help desk. */
export function useContacts() {
  const { email, supportEmail, phones } = useRegionLinks();
  const mails = supportEmail ? [email, supportEmail] : [email];
  return [
    ...mails.map((shown) => ({ kind: 'mail' as const, shown, href: `mailto:${shown}` })),
    ...phones.map(({ number, shown }) => ({ kind: 'phone' as const, shown, href: `tel:${number}` })),
  ];
}
