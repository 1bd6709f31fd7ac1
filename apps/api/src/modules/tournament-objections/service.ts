export { objectionsPart } from './account-part.ts';
