export { registrationSchema } from '@ecocircle/shared-contracts/registration';
export { problemsOf } from '@ecocircle/shared-contracts/rules';
