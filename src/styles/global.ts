// The styles that all components share. A component's own are in a CSS module beside it.
import "./fonts.css"
import "./tokens.css"
import "./base.css"
import "./prose.css"
import "./cityscape.css"
import "./button.css"
