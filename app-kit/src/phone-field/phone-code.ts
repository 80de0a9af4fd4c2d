export {
  DEFAULT_PHONE_COUNTRY,
  loadPhoneCountries,
  phoneNumberSchema,
  readPhone,
  writePhone,
} from '@ecocircle/shared-contracts/phone';
export { PhoneInput } from '@ecocircle/ui-kit/phone-input';
