import { createNewsletter, NewsletterForm } from '@ecocircle/app-kit/newsletter';
import { useServices } from '@ecocircle/app-kit/remote';

import { useMemo } from 'react';

const model = createNewsletter();

/** The newsletter's form on the home page. */
export default function Subscription() {
  const { newsletter } = useServices();
  const form = useMemo(() => newsletter.form('mf-public.home'), [newsletter]);
  return <NewsletterForm model={model} form={form} />;
}
