import { createNewsletter, NewsletterForm } from '@ecocircle/app-kit/newsletter';
import { useMemo } from 'react';
import { useServices } from '../../services/index.ts';

const model = createNewsletter();

/** The newsletter's form on the home page. */
export default function Subscription() {
  const { newsletter } = useServices();
  const form = useMemo(() => newsletter.form('mf-public.home'), [newsletter]);
  return <NewsletterForm model={model} form={form} />;
}
