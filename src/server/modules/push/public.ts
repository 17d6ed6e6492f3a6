/** Notices pushed to the devices of those who want it. */
export { pushNotices } from './push-notices.ts';
export { sendPush } from './send-push.ts';
