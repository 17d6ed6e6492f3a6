const BYTES = 16;
const DASH = 45;

/** The value of a hexadecimal digit in lower case, by its character code. */
const digit = (code: number): number => (code < 58 ? code - 48 : code - 87);

/** Writes the bytes of a UUID in lower case. */
const parse = (id: string, into: Uint8Array, start: number): void => {
  let at = start;
  for (let index = 0; index < id.length; index += 2) {
    if (id.charCodeAt(index) === DASH) index += 1;
    into[at] = (digit(id.charCodeAt(index)) << 4) | digit(id.charCodeAt(index + 1));
    at += 1;
  }
};

/**
 * UUIDs in lower case by position, in the order they were added, and the last position of each. A UUID takes 16 bytes
 * and two to four slots of 4 bytes, where a string and an entry of a `Map` take more than a hundred.
 */
export class UuidTable {
  length = 0;
  private bytes: Uint8Array;
  /** Positions + 1 in an open-addressing hash table; 0 is free, and at least half are. */
  private slots: Uint32Array;
  private readonly wanted = new Uint8Array(BYTES);

  /** `expected` UUIDs take no more memory than they need. */
  constructor(expected = 1_024) {
    this.bytes = new Uint8Array(expected * BYTES);
    this.slots = new Uint32Array(expected * 2 + 1);
  }

  /** Adds a UUID, which may be there already, and returns its new position. */
  add(id: string): number {
    if (this.length * BYTES === this.bytes.length) this.grow();
    const position = this.length;
    parse(id, this.bytes, position * BYTES);
    this.length += 1;
    this.slots[this.slotOf(this.bytes, position * BYTES)] = position + 1;
    return position;
  }

  /** Returns the last position of a UUID. */
  positionOf(id: string): number | undefined {
    parse(id, this.wanted, 0);
    const taken = this.slots[this.slotOf(this.wanted, 0)] ?? 0;
    return taken === 0 ? undefined : taken - 1;
  }

  idAt(position: number): string {
    const start = position * BYTES;
    const hex = Buffer.from(this.bytes.buffer, start, BYTES).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Orders two positions by their UUIDs: below 0 when the left one is smaller. */
  compare(left: number, right: number): number {
    const { bytes } = this;
    for (let index = 0; index < BYTES; index += 1) {
      const difference = (bytes[left * BYTES + index] ?? 0) - (bytes[right * BYTES + index] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** Returns the slot with the UUID at `start` of these bytes, or the free slot for it. */
  private slotOf(from: Uint8Array, start: number): number {
    const { bytes, slots } = this;
    const byte = (index: number): number => from[start + index] ?? 0;
    // The last four bytes are random in every kind of UUID generated here.
    const hash = ((byte(12) << 24) | (byte(13) << 16) | (byte(14) << 8) | byte(15)) >>> 0;
    for (let slot = hash % slots.length; ; slot = (slot + 1) % slots.length) {
      const taken = slots[slot] ?? 0;
      if (taken === 0) return slot;
      const at = (taken - 1) * BYTES;
      let index = 0;
      while (index < BYTES && bytes[at + index] === byte(index)) index += 1;
      if (index === BYTES) return slot;
    }
  }

  private grow(): void {
    const larger = new Uint8Array(this.bytes.length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
    this.slots = new Uint32Array((larger.length / BYTES) * 2 + 1);
    for (let position = 0; position < this.length; position += 1)
      this.slots[this.slotOf(larger, position * BYTES)] = position + 1;
  }
}
