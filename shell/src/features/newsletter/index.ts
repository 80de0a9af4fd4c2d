export { subscribe } from './subscribe.ts';
export { useNewsletterForm } from './use-newsletter-form.ts';
