import { createNewsletter, NewsletterForm } from '@ecocircle/app-kit/newsletter';
import { useNewsletterForm } from './use-newsletter-form.ts';

const model = createNewsletter();

/** The newsletter's form in the footer. */
export default function FooterSubscription() {
  return <NewsletterForm model={model} form={useNewsletterForm('shell.footer')} />;
}
