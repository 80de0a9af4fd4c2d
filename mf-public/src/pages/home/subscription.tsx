import { useServices } from '@ecocircle/app-kit/remote';
import { NewsletterForm } from '@ecocircle/ui-kit';
import { useMemo } from 'react';

/** The newsletter's form on the home page. */
export default function Subscription() {
  const { newsletter } = useServices();
  const form = useMemo(() => newsletter.form('mf-public.home'), [newsletter]);
  return <NewsletterForm form={form} />;
}
