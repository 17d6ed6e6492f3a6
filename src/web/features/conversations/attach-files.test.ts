import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/rules.ts';
import { attachFiles } from '#web/features/conversations/attach-files.ts';

const fileOf = (name: string, bytes = 1): File => new File([new Uint8Array(bytes)], name);
const [first, second, third, fourth] = [fileOf('a.pdf'), fileOf('b.docx'), fileOf('c.PDF'), fileOf('d.doc')];

describe('attaching files to a message', () => {
  it('attaches the good ones and names each refused one', () => {
    const large = fileOf('scan.pdf', LIMITS.fileBytes + 1);
    expect(attachFiles([first], [fileOf('photo.png'), second, large])).toEqual({
      files: [first, second],
      problem: 'photo.png is not a PDF or Word file. scan.pdf is larger than 5 MB.',
    });
    expect(attachFiles([first], [second])).toEqual({ files: [first, second], problem: undefined });
  });

  it('attaches as many as a message takes and names the rest', () => {
    expect(attachFiles([first], [second, third, fourth, fileOf('e.pdf')])).toEqual({
      files: [first, second, third],
      problem: 'd.doc, e.pdf: You can attach up to 3 files.',
    });
  });
});
