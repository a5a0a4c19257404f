import { graphql, type PageProps } from "gatsby"
import { BookingForm } from "../src/forms/booking-form"
import { Field } from "../src/forms/field"
import { Wordmark } from "../src/layout/wordmark"
import { LegalSection } from "../src/legal/legal-section"
import { TitleBand } from "../src/legal/title-band"
import { HotelCard } from "../src/sections/hotel-card"
import { Drawing } from "../src/ui/drawing"
import { Section } from "../src/ui/section"
import { SectionHeading } from "../src/ui/section-heading"
import * as styles from "./components.module.css"

const tones = ["light", "dark"] as const
const ornaments = ["mark", "night", "sunburst"] as const

/**
 * All components in their states, for developers who change styles: <http://localhost:8000/components>.
 * Only `gatsby develop` has this page. States that need a pointer or the keyboard can be tried there.
 */
export default function Components({ data }: PageProps<Queries.HomeQuery>) {
  const [hotel] = data.allHotel.nodes
  if (!hotel) return null
  const hotels: Record<string, Queries.HotelCardFragment> = {
    "as it is": hotel,
    "photo that cannot be loaded": {
      ...hotel,
      gatsbyImageData: {
        ...hotel.gatsbyImageData,
        images: { sources: [], fallback: { src: "/" } },
      },
    },
    "name of 60 characters": {
      ...hotel,
      name: "The Grand Imperial Harbor Palace and Winter Garden of Macau",
    },
    "one long word": {
      ...hotel,
      name: "Donaudampfschifffahrtsgesellschaftskasinohotel",
      description: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.",
    },
    "name from right to left": { ...hotel, name: "قصر المرسى الكبير" },
    "short description": { ...hotel, description: "A house." },
  }
  return (
    <main id="main" tabIndex={-1}>
      <TitleBand title="Components and their states">
        <p>Narrow the window, zoom, print, emulate forced colours, and walk through with Tab.</p>
      </TitleBand>
      {tones.map(tone => (
        <section key={tone} className={styles.sample} data-tone={tone}>
          <SectionHeading
            id={tone}
            label={`Tone: ${tone}`}
            heading="A heading of the section, long enough for two lines"
            introduction="An introduction in the lead size, as wide as the measure lets it be, and then on a second line."
          />
          <p>
            Body text with <a href="#main">a link to the top</a>, and the buttons:
          </p>
          <p className={styles.row}>
            <button type="button" className="button">
              Button
            </button>
            <button type="button" className="button button-quiet">
              Quiet button
            </button>
          </p>
        </section>
      ))}
      <section className={styles.sample}>
        <h2>Hotel cards</h2>
        <div className={styles.cards}>
          {Object.entries(hotels).map(([state, hotel], position) => (
            <div key={state}>
              <p>{state}</p>
              <ul>
                <HotelCard hotel={{ ...hotel, position }} />
              </ul>
            </div>
          ))}
        </div>
      </section>
      <Section id="form" className={styles.sample} data-tone="light">
        <SectionHeading id="form" label="Form" heading="Empty, filled, invalid" />
        <p>Submit it empty to see the errors; choose check-out before check-in to see the hint.</p>
        <BookingForm {...data} />
        <form className={styles.row} method="dialog" data-tone="light">
          <Field name="filled" label="Filled" error="">
            {control => <input {...control} defaultValue="What a visitor has typed" />}
          </Field>
          <Field
            name="hinted"
            label="With a hint"
            error=""
            hint="What the visitor should know at once."
          >
            {control => <input {...control} defaultValue="2026-12-31" type="date" />}
          </Field>
          <Field name="disabled" label="Disabled" error="">
            {control => <input {...control} defaultValue="Not now" disabled />}
          </Field>
        </form>
      </Section>
      <section className={styles.sample}>
        <LegalSection
          section={{
            anchor: "section",
            number: "12.",
            heading: "A section of a legal page",
            html: "<p>A paragraph with <strong>strong</strong> words and <a href='#main'>a link</a>.</p><ul><li>An item</li><li>Another item, which is long enough to need a second line on a screen of any width at all</li></ul>",
          }}
        />
      </section>
      <section className={styles.sample} data-tone="dark">
        <h2>Ornaments</h2>
        <p className={styles.row}>
          <Wordmark brand={data.copy.brand} />
          {ornaments.map(name => (
            <Drawing key={name} name={name} className={styles.ornament} />
          ))}
        </p>
      </section>
    </main>
  )
}

// Unnamed, so that the generated types are the same in a build, which has no such page.
export const query = graphql`
  {
    ...Layout
    ...BookingForm
    allHotel(limit: 1, sort: { position: ASC }) {
      nodes {
        position
        ...HotelCard
      }
    }
  }
`
