import { textblockTypeInputRule } from "@tiptap/core"
import { Code as CodeMark } from "@tiptap/extension-code"
import { Heading as AnyHeading } from "@tiptap/extension-heading"
import { Link as AnyLink } from "@tiptap/extension-link"
import {
  BulletList as AnyBulletList,
  ListItem as AnyListItem,
  OrderedList as AnyOrderedList,
} from "@tiptap/extension-list"

/** Whether blank lines stand between the items. */
const spread = { spread: { default: false, rendered: false } }

export const BulletList = AnyBulletList.extend({ addAttributes: () => spread })

export const OrderedList = AnyOrderedList.extend({
  addAttributes() {
    return { ...this.parent?.(), ...spread }
  },
})

export const ListItem = AnyListItem

/** Code may be bold, or a link, too. */
export const Code = CodeMark.extend({ excludes: "" })

/** The page and its sections have the first two levels: what is pasted or typed as one is the third. */
export const Heading = AnyHeading.extend({
  content: "(text | keptInline)*",
  parseHTML() {
    return [1, 2, 3, 4, 5, 6].map(level => ({
      tag: `h${level}`,
      attrs: { level: Math.max(3, level) },
    }))
  },
  addInputRules() {
    return [
      textblockTypeInputRule({
        find: /^(#{1,6})\s$/,
        type: this.type,
        getAttributes: ([, marks = ""]) => ({ level: Math.max(3, marks.length) }),
      }),
    ]
  },
}).configure({ levels: [2, 3, 4, 5, 6] as never })

export const Link = AnyLink.extend({
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
}).configure({ openOnClick: false, autolink: true, HTMLAttributes: { target: null, rel: null } })
