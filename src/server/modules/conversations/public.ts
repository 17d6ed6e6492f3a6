/**
 * Conversations between candidate and recruiter about an application. Each export's docstring says what it takes and
 * throws.
 */
export { conversationData } from './personal-data.ts';
export { tellOfWaitingMessage } from './tell-of-message.ts';
