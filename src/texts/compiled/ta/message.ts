// Compiled by `npm run texts`.
import { messagesIn } from '../../message.ts';

export type { Value } from '../../message.ts';
export const { number, plural, select, unstopped } = messagesIn('ta-IN');
