import { NewsletterForm } from '@ecocircle/ui-kit';
import { useMemo } from 'react';
import { useServices } from '../../services/index.ts';

/** The newsletter's form on the home page. */
export default function Subscription() {
  const { newsletter } = useServices();
  const form = useMemo(() => newsletter.form('mf-public.home'), [newsletter]);
  return <NewsletterForm form={form} />;
}
