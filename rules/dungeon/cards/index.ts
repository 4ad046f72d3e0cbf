// Registers all boxes. Code that needs only some of them imports those.
import './boss-monster/index.ts'
import './coin-cards/index.ts'
import './crash-landing/index.ts'
import './items/index.ts'
import './next-level/index.ts'
import './super-boss-monster/index.ts'
