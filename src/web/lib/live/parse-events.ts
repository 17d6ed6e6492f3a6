/** An event of the stream, in the server's format. */
export interface LiveEvent {
  event: 'change' | 'ready' | 'reset' | 'ended' | 'here';
  id: string;
  kind: string;
  subject: string | null;
}

const EVENTS = ['change', 'ready', 'reset', 'ended', 'here'] as const;

const eventIn = (block: string): LiveEvent | undefined => {
  let name = '';
  let data = '';
  for (const line of block.split('\n')) {
    if (line.startsWith('event: ')) name = line.slice(7);
    if (line.startsWith('data: ')) data = line.slice(6);
  }
  const event = EVENTS.find((known) => known === name);
  if (!event) return undefined;
  const { id, kind, subject } = JSON.parse(data) as LiveEvent;
  return { event, id, kind, subject };
};

/** Returns a parser that takes a stream's text in chunks and returns the complete events. */
export function createEventParser(): (text: string) => LiveEvent[] {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => eventIn(block) ?? []);
  };
}
