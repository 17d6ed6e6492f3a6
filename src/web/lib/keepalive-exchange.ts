import { addressOf, type Exchange, headersOf, noAnswer } from '#web/lib/api-client.ts';

/** Sends a JSON request that is still sent when its page is left. Browsers allow 64 KB in total for such requests. */
export const keepaliveExchange: Exchange = async (route, options, transfer) => {
  const headers = headersOf(route, options, transfer);
  const body = JSON.stringify(options.body ?? {});
  try {
    const answer = await fetch(addressOf(route, options), { method: route.method, headers, body, keepalive: true });
    return { status: answer.status, text: await answer.text(), total: 0 };
  } catch {
    throw noAnswer();
  }
};
