import type { Page } from '@playwright/test';

interface TextTroubles {
  /** Words broken between two letters: `Banerj|ee`. */
  broken: string[];
  /** Lines that begin with a separator: `· Pune`. */
  dotted: string[];
  /** Words that overlap other words. */
  overlapping: string[];
  /** Words that are partly cut off without an ellipsis. */
  clipped: string[];
  /** What reaches over the right edge of a page that is wider than the window. */
  overhang: string[];
}

/** Returns the problems with the text that a page shows. */
export const textTroubles = (page: Page): Promise<TextTroubles> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden, [aria-hidden="true"], .skip, svg, canvas, .pdf-text, option');
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
    const layerOf = (element: Element) =>
      ancestors(element).find((one) => /fixed|sticky/.test(getComputedStyle(one).position));
    /** Returns the part of a box that no ancestor clips. */
    const seenPart = (box: DOMRect, element: Element) => {
      const part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
      for (const one of ancestors(element)) {
        const { position, overflowX, overflowY } = getComputedStyle(one);
        if (position === 'fixed' || one === document.body) break;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const cut = one.getBoundingClientRect();
        part.left = Math.max(part.left, cut.left);
        part.right = Math.min(part.right, cut.right);
        part.top = Math.max(part.top, cut.top);
        part.bottom = Math.min(part.bottom, cut.bottom);
      }
      return part;
    };
    /** Whether a box clips the line and neither it nor a box inside it scrolls or has an ellipsis. */
    const isClipped = (line: DOMRect, element: Element): boolean => {
      for (const one of ancestors(element)) {
        const style = getComputedStyle(one);
        const isScrolled = [style.overflowX, style.overflowY].some((way) => /auto|scroll/.test(way));
        if (isScrolled || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
        if (style.position === 'fixed' || one === document.body) return false;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const cut = one.getBoundingClientRect();
        // Visually hidden, for screen readers only.
        if (cut.width <= 1) return false;
        const sides = [cut.left - line.left, line.right - cut.right, cut.top - line.top, line.bottom - cut.bottom];
        if (sides.some((side) => side > 5)) return true;
      }
      return false;
    };
    const LONGEST = 30;
    const broken = new Set<string>();
    const dotted = new Set<string>();
    const clipped = new Set<string>();
    const boxes: { part: ReturnType<typeof seenPart>; element: Element; words: string }[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const element = node.parentElement;
      if (!element || !text.trim() || !isShown(element)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      for (const dot of text.matchAll(/·/g)) {
        range.setStart(node, dot.index);
        range.setEnd(node, dot.index + 1);
        const block = ancestors(element).find((one) => !/^inline$|contents/.test(getComputedStyle(one).display));
        const { left } = range.getBoundingClientRect();
        const { paddingLeft, borderLeftWidth } = getComputedStyle(block ?? element);
        const inset = Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth);
        if (block && left - block.getBoundingClientRect().left - inset < 2) dotted.add(block.textContent.slice(0, 40));
      }
      for (const line of lines) {
        const part = seenPart(line, element);
        if (line.width > 1 && isClipped(line, element)) clipped.add(text.trim().slice(0, 24));
        if (part.right - part.left > 1 && part.bottom - part.top > 5)
          boxes.push({ part, element, words: text.trim().slice(0, 24) });
      }
      if (lines.length < 2) continue;
      let before: number | undefined;
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        if (before !== undefined && top > before + 4 && /[\p{L}\p{N}]{2}/u.test(text.slice(at - 1, at + 1))) {
          const head = /[\p{L}\p{N}]*$/u.exec(text.slice(0, at))?.[0] ?? '';
          const tail = /^[\p{L}\p{N}]*/u.exec(text.slice(at))?.[0] ?? '';
          // A word longer than a line may break anywhere.
          if (head.length + tail.length <= LONGEST) broken.add(`${head.slice(-12)}|${tail.slice(0, 12)}`);
        }
        before = top;
      }
    }
    const overlapping = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const width = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
        const height = Math.min(one.part.bottom, other.part.bottom) - Math.max(one.part.top, other.part.top);
        const least = Math.min(one.part.bottom - one.part.top, other.part.bottom - other.part.top);
        if (width <= 3 || height <= least * 0.42 || one.element === other.element) return [];
        return layerOf(one.element) === layerOf(other.element) ? [`${one.words} × ${other.words}`] : [];
      }),
    );
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const isTooWide = document.documentElement.scrollWidth > window.innerWidth;
    const over = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 0.5 && !scrolls(element.parentElement),
    );
    const overhang = isTooWide
      ? over.map((element) => `${element.tagName} ${element.className} “${element.textContent.slice(0, 40)}”`)
      : [];
    if (isTooWide && overhang.length === 0) overhang.push('the page');
    return {
      broken: [...broken],
      dotted: [...dotted],
      overlapping: [...new Set(overlapping)],
      clipped: [...clipped],
      overhang,
    };
  });
