import type { Extensions } from "@tiptap/core"
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table"
import StarterKit, { type StarterKitOptions } from "@tiptap/starter-kit"
import { Kept, KeptInline } from "./kept"
import { Leave } from "./leave"
import { TableArrows } from "./table-arrows"
import { BulletList, Code, Heading, Link, ListItem, OrderedList } from "./text-parts"

const options: Partial<StarterKitOptions> = {
  underline: false,
  link: false,
  heading: false,
  code: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
  dropcursor: false,
  gapcursor: false,
  // Would put an empty paragraph below each text, which nobody has written.
  trailingNode: false,
}

const cell = { content: "inline*" }

/** What a text may hold: what Markdown has, and nothing else. */
export const textExtensions: Extensions = [
  StarterKit.configure(options),
  Heading,
  Code,
  Link,
  BulletList,
  OrderedList,
  ListItem,
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  Kept,
  KeptInline,
  Leave,
  TableArrows,
]
