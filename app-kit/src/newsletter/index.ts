export { createNewsletter, type Newsletter } from './model.ts';
export { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx';
