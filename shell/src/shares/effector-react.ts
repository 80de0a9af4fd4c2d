export { Provider, useProvidedScope, useStoreMap, useUnit } from 'effector-react/effector-react.mjs';
