export { OwnPlacePicker } from './own-place-picker.tsx';
