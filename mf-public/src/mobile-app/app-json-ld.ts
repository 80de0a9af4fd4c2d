import { LOCALE_INFO, type Locale, REGION_LINKS } from '@ecocircle/shared-contracts';

/** The mobile app as schema.org data: free of charge, for both kinds of phone. */
export function appJsonLd(locale: Locale): object {
  const { brand, region } = LOCALE_INFO[locale];
  return {
    '@context': 'https://schema.org',
    '@type': 'MobileApplication',
    name: brand,
    inLanguage: locale,
    applicationCategory: 'Lifestyle',
    operatingSystem: 'Android, iOS',
    downloadUrl: Object.values(REGION_LINKS[region].stores),
    offers: {
      '@type': 'Offer',
      price: '0',
      priceCurrency: region === 'international' ? 'USD' : 'RUB',
    },
  };
}
