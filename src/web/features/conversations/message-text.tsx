import { conversationTexts as texts } from '#texts/conversations.ts';
import { LinkedText } from '#web/components/linked-text.tsx';

/** Returns the external hosts linked in a text, each once. */
export const hostsIn = (text: string, own: string): string[] => [
  ...new Set(
    [...text.matchAll(/https?:\/\/[^\s<>"]+/gi)].flatMap(([address]) => {
      const host = URL.parse(address)?.host;
      return host && host !== own ? [host] : [];
    }),
  ),
];

/** A message's text: links are shown in full, and for other people's messages their hosts are named. */
export function MessageText({ text, mine }: { text: string; mine: boolean }) {
  const hosts = mine ? [] : hostsIn(text, window.location.host);
  return (
    <>
      <p>
        <LinkedText>{text}</LinkedText>
      </p>
      {hosts.length > 0 ? (
        <p className="small soft wrap-anywhere">{texts.links({ count: hosts.length, hosts: hosts.join(', ') })}</p>
      ) : null}
    </>
  );
}
