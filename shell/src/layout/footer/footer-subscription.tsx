import { NewsletterForm } from '@ecocircle/ui-kit';
import { useNewsletterForm } from '../../newsletter/use-newsletter-form.ts';

/** The newsletter's form in the footer. */
export default function FooterSubscription() {
  return <NewsletterForm form={useNewsletterForm('shell.footer')} button="accent" />;
}
