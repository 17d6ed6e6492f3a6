import type { Page } from '@playwright/test';

/** Returns the words crossed by the focus ring: `Email × the ring of input#email`. */
export const struckWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return [];
    const around = (element: Element): Element[] =>
      element.parentElement ? [element, ...around(element.parentElement)] : [element];
    const layerOf = (element: Element) =>
      around(element).find((one) => one.tagName === 'DIALOG' || /fixed|sticky/.test(getComputedStyle(one).position));
    const ringed = around(focused).filter((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
    const struck = new Set<string>();
    const range = document.createRange();
    for (const one of ringed) {
      const { outlineWidth, outlineOffset } = getComputedStyle(one);
      const [width, offset] = [Number.parseFloat(outlineWidth), Number.parseFloat(outlineOffset)];
      // The ring of a multi-line link follows its lines.
      const boxes = [...one.getClientRects()];
      if (boxes.length !== 1) continue;
      const [box] = boxes;
      if (!box || box.width < 2) continue;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const words = node.textContent?.trim() ?? '';
        if (!element || !/[\p{L}\p{N}]/u.test(words) || layerOf(element) !== layerOf(one)) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (element.closest('.skip, option, svg') || element.getBoundingClientRect().width <= 1) continue;
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          if (line.width < 2 || line.height < 6) continue;
          // Letters occupy the middle of their line.
          const [top, bottom] = [line.top + line.height * 0.22, line.bottom - line.height * 0.22];
          const isOutside = (reach: number) =>
            line.right <= box.left - reach ||
            line.left >= box.right + reach ||
            bottom <= box.top - reach ||
            top >= box.bottom + reach;
          const isWithin =
            line.left >= box.left - offset &&
            line.right <= box.right + offset &&
            top >= box.top - offset &&
            bottom <= box.bottom + offset;
          if (isOutside(offset + width) || isWithin || getComputedStyle(element).textOverflow === 'ellipsis') continue;
          struck.add(`${words.slice(0, 24)} × the ring of ${one.tagName.toLowerCase()}.${one.className}`);
        }
      }
    }
    return [...struck];
  });
